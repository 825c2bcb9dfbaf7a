import { topics } from '../data.ts';
import { page } from '../layout.ts';
import { fragment, hasToken, type Page, type Post, redirect, tokenField } from '../session.ts';

const post = (topic: string, { author, when, body }: Post, index: number, isLiked: boolean) =>
  `<article class="post" id="post-${index}"><header><b>${author}</b> <span class="muted">${when}</span></header><div class="post-body">${body}</div>
<footer><button type="button" class="link" onclick="quotePost('${author}', 'post-${index}')">Quote</button> ${like(topic, index, isLiked)}</footer></article>`;

const like = (topic: string, index: number, isLiked: boolean) =>
  `<button type="button" class="link like" id="like-${index}" hx-post="/members/forum/like/${topic}/${index}" hx-swap="outerHTML" aria-pressed="${isLiked}">${isLiked ? '♥ Liked' : '♡ Like'}</button>`;

const editor = (token: string, action: string, withTitle: boolean) =>
  `<form method="post" action="${action}" class="card" data-editor-form>${token}${withTitle ? '<p class="field"><label for="f-title">Title</label><input id="f-title" name="title"></p>' : '<h3>Your answer</h3>'}<div class="editor" data-placeholder="Write something friendly"></div><input type="hidden" name="body"><p class="error" data-editor-error role="alert"></p><button class="btn" id="send-post">${withTitle ? 'Start topic' : 'Post answer'}</button></form>`;

export const forum: Page = (visit) => {
  const { session, path, method, form } = visit;
  if (!(path.startsWith('/members/forum') && session.member)) return undefined;
  if (path === '/members/forum')
    return page(
      visit,
      'Forum',
      `<div class="wrap" x-data="{ q: '' }"><p class="bar"><input id="topic-filter" placeholder="Filter topics" aria-label="Filter topics" x-model.debounce.200ms="q"> <a class="btn small" href="/members/forum/new">New topic</a></p><ul class="plain topics">${topics
        .map(
          ({ slug, title, posts }) =>
            `<li class="card" data-title="${title.toLowerCase()}" x-show="$el.dataset.title.includes(q.toLowerCase())"><a href="/members/forum/${slug}">${title}</a><span class="muted"> ${posts.length + (session.posts.get(slug)?.length ?? 0)} posts, last by ${posts.at(-1)?.author}</span></li>`,
        )
        .join('')}</ul></div>`,
    );
  if (path === '/members/forum/new') {
    if (method === 'POST') {
      session.flash = { tone: 'good', text: 'Your topic waits for a moderator.' };
      return redirect('/members/forum', 520);
    }
    return page(
      visit,
      'New topic',
      `<div class="wrap narrow">${editor(tokenField(visit), path, true)}</div>`,
    );
  }
  if (path.startsWith('/members/forum/like/')) {
    const [, , , , topic = '', index = '0'] = path.split('/');
    const key = `${topic}/${index}`;
    if (!session.likes.delete(key)) session.likes.add(key);
    return fragment(like(topic, Number(index), session.likes.has(key)), { afterMs: 210 });
  }
  const topic = topics.find(({ slug }) => path === `/members/forum/${slug}`);
  if (!topic) return undefined;
  const own = session.posts.get(topic.slug) ?? [];
  if (method === 'POST') {
    if (hasToken(visit)) {
      session.posts.set(topic.slug, [
        ...own,
        { author: 'Nora Hale', when: 'just now', body: form.get('body') ?? '' },
      ]);
      session.flash = { tone: 'good', text: 'Your answer is online.' };
    } else
      session.flash = { tone: 'bad', text: 'The page was open for too long. Please post again.' };
    return redirect(`${path}#send-post`, 460);
  }
  return page(
    visit,
    topic.title,
    `<div class="wrap narrow">${[...topic.posts, ...own].map((each, index) => post(topic.slug, each, index, session.likes.has(`${topic.slug}/${index}`))).join('')}${editor(tokenField(visit), path, false)}</div>`,
  );
};
