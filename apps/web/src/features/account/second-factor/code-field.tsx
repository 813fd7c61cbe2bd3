import { Field } from '#ui/forms/field.tsx';
import { secondFactorWords } from '#features/account/account.words.ts';

type CodeFieldProps = { readonly error: string | undefined };

/** Asks for a code of the second factor, or a recovery code, in the field `code` of a form. */
export function CodeField({ error }: CodeFieldProps) {
  return (
    <Field
      name="code"
      label={secondFactorWords.code}
      hint={secondFactorWords.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  );
}
