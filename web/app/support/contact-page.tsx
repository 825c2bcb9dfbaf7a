import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { support } from '../../../lambdas/contract/copy/support.ts';
import {
  EMAIL_MAX_CHARACTERS,
  FEEDBACK_MAX_CHARACTERS,
  PROFILE_TEXT_MAX_CHARACTERS,
} from '../../../lambdas/contract/limits.ts';
import { sendHelpTicket } from '../../../lambdas/contract/support.ts';
import { call } from '../lib/api.ts';
import { notifyFailure, notifySuccess } from '../lib/notify.ts';
import { usePage } from '../lib/page.ts';
import { Button } from '../ui/button.tsx';
import { Field, Textarea, TextField } from '../ui/form/field.tsx';
import { AuthPage } from '../ui/layout/auth-page.tsx';

const { contact } = support;
const { invalidEmail } = accounts.fields;
const text = (missingMessage: string, maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missingMessage),
      z.maxLength(maxLength, contact.tooLong(maxLength)),
    );
const Ticket = z.object({
  name: text(contact.nameNeeded, PROFILE_TEXT_MAX_CHARACTERS),
  email: z.pipe(
    z.string().check(z.trim(), z.maxLength(EMAIL_MAX_CHARACTERS, invalidEmail)),
    z.email(invalidEmail),
  ),
  message: text(contact.messageNeeded, FEEDBACK_MAX_CHARACTERS),
});

export function ContactPage() {
  usePage('contact');
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(Ticket),
    defaultValues: { name: '', email: '', message: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (ticket) => {
    try {
      await call(sendHelpTicket, { ...ticket, subject: support.help.title });
    } catch (error) {
      return notifyFailure(error, support.failed);
    }
    notifySuccess(support.help.sent);
    reset();
  });
  return (
    <AuthPage title={contact.title} lead={contact.lead}>
      <form noValidate onSubmit={send} className="grid gap-4.5">
        <TextField
          label={contact.name}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={contact.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Field label={contact.message} error={errors.message?.message}>
          {(control) => <Textarea {...control} rows={6} {...register('message')} />}
        </Field>
        <Button type="submit" size="lg" className="w-full" busy={isSubmitting && support.sending}>
          <Send />
          {contact.submit}
        </Button>
      </form>
    </AuthPage>
  );
}
