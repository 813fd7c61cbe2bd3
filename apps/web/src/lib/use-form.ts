import { useEffect, useRef, useState, type SubmitEvent, type InputEvent } from 'react';

/** What each input contains when the form is sent. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** Words for the inputs at fault; under `form` those that belong to no input. */
export type FormErrors<Name extends string> = Partial<Record<Name | 'form', string>>;

type FormOptions<Name extends string> = {
  readonly names: readonly Name[];
  /** What is wrong before anything is sent. */
  readonly check: (values: FormValues<Name>) => FormErrors<Name>;
  readonly send: (values: FormValues<Name>, form: HTMLFormElement) => Promise<void>;
  /** The words for what `send` threw, at the input at fault. */
  readonly explain: (error: unknown) => FormErrors<Name>;
};

// A radio button can't be invalid by itself: its group is, which takes no focus.
const AT_FAULT = '[aria-invalid="true"], [data-at-fault]';

/**
 * A form that the browser keeps the values of. Errors stand until their input is edited; the focus goes to the first
 * input at fault; while it is being sent it takes no second press.
 */
export function useForm<Name extends string>({ names, check, send, explain }: FormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<Name>>({});
  const [failures, setFailures] = useState(0);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>(AT_FAULT)?.focus();
  }, [failures]);

  function fail(wrong: FormErrors<Name>) {
    setErrors(wrong);
    setFailures((count) => count + 1);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    const values = readValues(element, names);
    const wrong = check(values);
    if (Object.keys(wrong).length > 0) return fail(wrong);
    setErrors({});
    setBusy(true);
    try {
      await send(values, element);
    } catch (error) {
      fail(explain(error));
    } finally {
      setBusy(false);
    }
  }

  function clearError(event: InputEvent<HTMLFormElement>) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    setErrors((standing) => without(standing, [target.name, 'form']));
  }

  return {
    errors,
    isBusy,
    formProps: { ref: form, noValidate: true, onSubmit: submit, onInput: clearError },
  };
}

function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): FormValues<Name> {
  const data = new FormData(form);
  // Each name is given a text here, so that the record is whole.
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as FormValues<Name>;
}

function without<Name extends string>(errors: FormErrors<Name>, names: readonly string[]): FormErrors<Name> {
  if (!names.some((name) => name in errors)) return errors;
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !names.includes(name)),
  ) as FormErrors<Name>;
}
