import { mail } from '../../lambdas/adapters/mail.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { sendFeedback } from '../../lambdas/contract/support.ts';
import { http, lambda } from '../../lambdas/runtime/function.ts';
import { handle } from '../../lambdas/runtime/handle.ts';

// Never run: the compiler reads it, and each `@ts-expect-error` fails when its line starts to compile.
const feedback = lambda({ trigger: http(sendFeedback), uses: ['mail'] });

handle(feedback, { mail }, async ({ body, owner }, use) => {
  await use.mail.send({ to: owner.id, subject: '', text: body.feedback, html: '' });
  // @ts-expect-error the body holds what the contract says
  body.rating;
  // @ts-expect-error the table was not declared
  use.table;
  return { success: true };
});

// @ts-expect-error an undeclared resource cannot be connected
handle(feedback, { mail, table }, async () => ({ success: true }));

// @ts-expect-error a declared resource cannot be left out
handle(feedback, {}, async () => ({ success: true }));

// @ts-expect-error the reply is the contract's
handle(feedback, { mail }, async () => ({ done: true }));
