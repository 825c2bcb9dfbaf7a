import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { connection } from '../../../lambdas/contract/copy/connection.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import { SHARE_MESSAGE_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import { notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { isExpectedProblem } from '../lib/problem.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Textarea, TextField } from '../ui/form/field.tsx';
import { useFieldErrors } from '../ui/form/field-errors.ts';
import { Dialog, DialogActions } from '../ui/layout/dialog.tsx';
import { useWebsiteMutations } from './use-website.ts';

const copy = connection.share;
const { subject } = connection.shareMail;

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  domain: string;
}

export function ShareDialog({ isOpen, onOpenChange, domain }: Props) {
  const { user_metadata } = useUser();
  const defaultMessage = copy.prefilled(displayDomain(domain), user_metadata.first_name);
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState<string>();
  const { share } = useWebsiteMutations();
  const { ref, errors, setErrors } = useFieldErrors();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (share.isPending) return;
    const toEmail = email.trim();
    const problem = problemWith(toEmail);
    setErrors(problem ? { email: problem.detail } : {});
    if (problem) return notifyProblem(problem);
    share.mutate(
      { toEmail, subject, message: message ?? defaultMessage },
      {
        onSuccess: () => {
          notifySuccess({ title: copy.sent.title, detail: copy.sent.detail(toEmail) });
          setEmail('');
          setMessage(undefined);
          onOpenChange(false);
        },
        onError: (error) => {
          const isRejected = isExpectedProblem(error) && error.code === 'mail-rejected';
          if (isRejected && error.detail) setErrors({ email: error.detail });
          notifyFailure(error, copy.failed);
        },
      },
    );
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={copy.title} lead={copy.lead}>
      <form ref={ref} noValidate onSubmit={send} className="grid gap-4">
        <TextField
          label={copy.email}
          error={errors.email}
          type="email"
          autoComplete="off"
          placeholder={copy.emailPlaceholder}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field label={copy.message}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={SHARE_MESSAGE_MAX_CHARACTERS}
              value={message ?? defaultMessage}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {copy.cancel}
          </Button>
          <Button type="submit" busy={share.isPending && copy.sending}>
            <Send />
            {copy.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function problemWith(email: string) {
  if (email === '') return copy.emailMissing;
  return z.email().safeParse(email).success ? undefined : copy.emailInvalid;
}
