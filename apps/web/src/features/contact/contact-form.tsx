import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
} from '@thirteen/domain/contact/contact-rules.ts';
import { useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field, FormError } from '#ui/forms/field.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import styles from './contact-form.module.css';
import { contactWords, useContactForm, type ContactField } from './use-contact-form.ts';

/** A message to the people behind the site. Errors show once a field was left; nothing can be sent before all is right. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const { values, state, missing, errorOf, change, touch, send } = useContactForm({
    onSent: () => form.current?.querySelector('input')?.focus(),
  });
  const isSending = state.kind === 'sending';
  const fieldOf = (name: ContactField) => ({
    name,
    value: values[name],
    error: errorOf(name),
    required: true,
    isMarked: true,
    onBlur: () => touch(name),
  });

  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(trap.current?.value ?? '');
      }}
    >
      <Field
        {...fieldOf('name')}
        label={contactWords.name}
        autoComplete="name"
        maxLength={CONTACT_NAME_MAX_LENGTH}
        onChange={(event) => change('name', event.target.value)}
      />
      <Field
        {...fieldOf('email')}
        label={contactWords.email}
        hint={contactWords.emailHint}
        type="email"
        autoComplete="email"
        onChange={(event) => change('email', event.target.value)}
      />
      <TextArea
        {...fieldOf('message')}
        label={contactWords.message}
        rows={6}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        onChange={(text) => change('message', text)}
      />
      <div className={styles['trap']} aria-hidden="true">
        <label htmlFor="contact-website">{contactWords.trap}</label>
        <input ref={trap} id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <FormError>{state.kind === 'error' ? state.reason : undefined}</FormError>
      <div className={styles['end']}>
        <Button
          type="submit"
          size="lg"
          disabled={missing.length > 0 || isSending}
          isBusy={isSending}
          aria-describedby="contact-missing"
        >
          {isSending ? contactWords.sending : contactWords.send}
        </Button>
        <p id="contact-missing" className={styles['missing']}>
          {missing.length > 0 && contactWords.missing(missing)}
        </p>
      </div>
    </form>
  );
}
