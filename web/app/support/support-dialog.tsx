import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { support } from '../../../lambdas/contract/copy/support.ts';
import { FEEDBACK_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import { sendFeedback, sendHelpTicket } from '../../../lambdas/contract/support.ts';
import { useProfile } from '../lib/account/profile.ts';
import { call } from '../lib/api.ts';
import { displayName } from '../lib/names.ts';
import { notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { liveChat } from '../lib/support/live-chat.ts';
import { closeSupport, type SupportMode } from '../lib/support/support-dialog.ts';
import { Button } from '../ui/button.tsx';
import { Field, Textarea } from '../ui/form/field.tsx';
import { useFieldErrors } from '../ui/form/field-errors.ts';
import { Dialog, DialogActions } from '../ui/layout/dialog.tsx';

/** The dialog for feedback and for help requests. */
export function SupportDialog({ mode }: { mode: SupportMode }) {
  const copy = support[mode];
  const { email, send } = useSupportRequest(mode);
  const [text, setText] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => notifySuccess(copy.sent),
    onError: (error) => notifyFailure(error, support.failed),
  });
  const { ref, errors, setErrors } = useFieldErrors();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setErrors(isBlank ? { text: support.feedbackEmpty.detail } : {});
    if (isBlank) return notifyProblem(support.feedbackEmpty);
    // Not called once this dialog is closed, because another one may be open by then.
    mutate(text.trim(), { onSuccess: closeSupport });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeSupport()}
      title={copy.title}
      lead={typeof copy.lead === 'string' ? copy.lead : copy.lead(email)}
    >
      <form ref={ref} className="grid gap-4" onSubmit={submit}>
        <Field label={copy.label} error={errors.text}>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              maxLength={FEEDBACK_MAX_CHARACTERS}
              placeholder={copy.placeholder}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={closeSupport}>
            {support.cancel}
          </Button>
          <Button type="submit" busy={isPending && support.sending}>
            <Send />
            {copy.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Sends the text. A help request includes the sender's name, and opens the live chat if there is one. */
function useSupportRequest(mode: SupportMode) {
  const { email, user_metadata } = useUser();
  const { data: profile } = useProfile();
  useEffect(() => {
    if (mode !== 'help') return;
    // Without a chat the dialog is sufficient.
    liveChat().then(
      (chat) => chat?.open(),
      () => undefined,
    );
  }, [mode]);
  const send = (text: string): Promise<unknown> => {
    if (mode === 'feedback') return call(sendFeedback, { feedback: text });
    const name = displayName({ ...(profile ?? user_metadata), email });
    return call(sendHelpTicket, { name, email, subject: support.help.title, message: text });
  };
  return { email, send };
}
