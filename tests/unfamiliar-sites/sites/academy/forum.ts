import { layout } from './layout.ts';
import { type Errors, escapeHtml, problem, wire } from './wire.ts';

const threads = [
  [412, 'My starter smells of pears, is that right?', 'Bread', 14],
  [398, 'Which pan for sauces?', 'Tools', 22],
  [377, 'Orange wine with fish, and other heresies', 'Wine', 41],
  [365, 'Photographs of your first croissants', 'Pastry', 63],
  [351, 'Live class from a narrowboat kitchen', 'Stories', 9],
  [340, 'How thin is thin for tortellini?', 'Pasta', 17],
] as const;

const posts = [
  [
    'Wout',
    'Mine smelled of pears for two weeks. Feed it twice a day with half rye and keep it at 24 degrees; the fruit goes, the strength stays.',
  ],
  [
    'Noor Haddad',
    'Pears are a good sign: your yeasts are ahead of your bacteria. Wait until it smells of yoghurt, then bake.',
  ],
  ['Siobhán', 'I keep it in the oven with only the lamp on. It doubles in five hours.'],
  ['Emre', 'Do not throw away the rest. It makes wonderful crackers with sesame and salt.'],
  ['Kasia', 'Which flour do you use? Bleached flour made mine sleepy.'],
] as const;

interface Own {
  readonly text: string;
}

export const thread = wire({
  name: 'thread',
  root: 'wire:poll.6s',
  afterMs: 180,
  start: () => ({
    liked: [] as number[],
    draft: '',
    own: [] as Own[],
    errors: {} as Errors,
  }),
  view: ({ liked, own, errors }) =>
    `<ol class="posts">${posts
      .map(
        ([by, text], index) =>
          `<li wire:key="post-${index}"><b>${by}</b><p class="post-text" id="post-${index}">${text}</p><p class="row"><button type="button" class="plain" id="like-${index}" aria-pressed="${liked.includes(index)}" wire:click="like(${index})">${liked.includes(index) ? '♥' : '♡'} ${index * 2 + 3 + Number(liked.includes(index))}</button><span class="small">${index + 2} hours ago</span></p></li>`,
      )
      .join(
        '',
      )}${own.map(({ text }, index) => `<li wire:key="own-${index}"><b>You</b><p>${escapeHtml(text)}</p></li>`).join('')}</ol>
    <form id="reply" wire:submit="post" novalidate><label>Your reply <textarea name="draft" rows="3" wire:model="draft"></textarea></label>${problem(errors, 'draft')}
      <p class="row"><button class="primary" wire:loading.attr="disabled" wire:target="post">Post reply</button> <button type="button" class="secondary" id="discard" wire:click="discard" wire:confirm="Discard what you have written?">Discard</button></p></form>`,
  calls: {
    like: ({ liked }, [post]) => ({
      set: {
        liked: liked.includes(Number(post))
          ? liked.filter((each) => each !== post)
          : [...liked, Number(post)],
      },
    }),
    discard: () => ({ set: { draft: '', errors: {} }, flash: 'Draft discarded.' }),
    post: ({ draft, own }) =>
      draft.trim().length < 5
        ? { set: { errors: { draft: 'A reply needs a few more letters.' } } }
        : {
            set: { own: [...own, { text: draft }], draft: '', errors: {} },
            flash: 'Your reply is posted.',
            afterMs: 450,
          },
  },
});

export const forumPage = () =>
  layout(
    'Forum',
    `<h1>Forum</h1><p>Ask, answer, show. Teachers read along on weekdays.</p><table class="threads"><thead><tr><th>Thread</th><th>Corner</th><th>Replies</th></tr></thead><tbody>${threads.map(([id, title, corner, count]) => `<tr><td><a wire:navigate href="/forum/${id}">${title}</a></td><td>${corner}</td><td>${count}</td></tr>`).join('')}</tbody></table>`,
  );

export const threadPage = (id: number): string | undefined => {
  const title = threads.find(([each]) => each === id)?.[1];
  if (!title) return undefined;
  return layout(
    title,
    `<p class="crumbs"><a wire:navigate href="/forum">Forum</a> › Thread</p><h1>${title}</h1>${thread.mount()}`,
  );
};
