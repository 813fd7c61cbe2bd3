/** Forgot password. */
export function ForgotPasswordPage() {
  return <h1>Forgot password</h1>;
}
