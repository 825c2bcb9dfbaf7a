import type { Change } from './change.ts';

/** How changes of the page and gestures are noticed and told. */
export const mutations: readonly Change[] = [
  {
    why: 'Changes are gathered and told at a pace that the page can bear (pace.ts).',
    from: `(mutations) => {
      mutations.forEach(this.processMutation);
      this.emit();
    });`,
    to: `(mutations) => opening.queue(this, mutations));
    __publicField(this, "processNow", (mutations) => {
      for (const mutation of mutations) this.processMutation(mutation);
      this.emit();
    });`,
  },
  {
    why: 'Every change of a page was wrapped, timed and guarded twice, here and where it is gathered.',
    from: 'callbackWrapper(mutationBuffer.processMutations.bind(mutationBuffer))',
    to: 'mutationBuffer.processMutations',
  },
  {
    why: 'What was gathered is told before anything that came after it; a way of the hand may be told in between.',
    from: /if \(\(\(_a2 = mutationBuffers\[0\]\)[\s\S]*?mutationBuffers\.forEach\(\(buf\) => buf\.unfreeze\(\)\);\n {4}\}/,
    to: `if (e.type !== EventType.FullSnapshot && !(e.type === EventType.IncrementalSnapshot && (e.data.source === IncrementalSource.Mutation || e.data.positions))) opening.flush();`,
  },
  {
    why: 'One set of options for all added nodes instead of one each.',
    from: `const adds = [];
      const addedIds`,
    to: `const adds = [];
      let addOptions;
      const addedIds`,
  },
  {
    why: 'The same.',
    from: `const sn = serializeNodeWithId(n, {
          doc: this.doc,`,
    to: `addOptions ||= {
          doc: this.doc,`,
  },
  {
    why: 'The same.',
    from: `          cssCaptured
        });
        if (sn) {`,
    to: `          cssCaptured
        };
        addOptions.cssCaptured = cssCaptured;
        const sn = serializeNodeWithId(n, addOptions);
        if (sn) {`,
  },
  {
    why: 'The attribute of the page that marks former password fields is a trace on a third-party page.',
    from: 'target.setAttribute("data-rr-is-password", "true");',
    to: '',
  },
];

export const gestures: readonly Change[] = [
  {
    why: 'The whole path of an event was listed to learn its target: only a shadow tree hides it.',
    from: /function getEventTarget\(event\) \{[\s\S]*?\n\}/,
    to: `function getEventTarget(event) {
  const { target } = event;
  return target && target.shadowRoot ? event.composedPath()[0] ?? target : target;
}`,
  },
  {
    why: 'Of a moving hand most steps are left out: each of them asked the clock and was guarded twice.',
    from: `const updatePosition = callbackWrapper(
    throttle(
      callbackWrapper((evt) => {
        const target = getEventTarget(evt);
        const { clientX`,
    to: `const toldInSteps = (tell) => {
    let last = -threshold;
    return (evt) => {
      if (evt.timeStamp - last < threshold) return;
      last = evt.timeStamp;
      tell(evt);
    };
  };
  const updatePosition = toldInSteps(
      callbackWrapper((evt) => {
        const target = getEventTarget(evt);
        const { clientX`,
  },
  {
    why: 'The same.',
    from: `      }),
      threshold,
      {
        trailing: false
      }
    )
  );`,
    to: `      })
  );`,
  },
];
