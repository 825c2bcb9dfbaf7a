import { layout } from './layout.ts';
import { wire } from './wire.ts';

const questions = [
  {
    ask: 'Why does a dough rest after mixing?',
    options: [
      'So that it cools down',
      'So that the flour takes up water',
      'So that it dries',
      'So that the salt dissolves',
    ],
    right: 1,
    hint: 'Think of what flour does in the first half hour.',
  },
  {
    ask: 'Which wine is served first?',
    options: ['The sweetest', 'The oldest', 'The lightest', 'The most expensive'],
    right: 2,
    hint: 'Your palate tires.',
  },
  {
    ask: 'What does blanching keep?',
    options: ['Colour', 'Fat', 'Starch', 'Sugar'],
    right: 0,
    hint: 'Look at the beans.',
  },
  {
    ask: 'When is fish for gravlax salted?',
    options: ['After slicing', 'Two days before', 'At the table', 'Never'],
    right: 1,
    hint: 'It takes its time.',
  },
  {
    ask: 'What makes puff pastry rise?',
    options: ['Yeast', 'Baking powder', 'Steam', 'Egg white'],
    right: 2,
    hint: 'It leaves as a cloud.',
  },
] as const;

const hint = (text: string) =>
  `<div x-data="{ open: false }"><button type="button" class="secondary" id="hint" @click="open = true; setTimeout(() => $refs.box.focus(), 80)">Show a hint</button>
   <template x-teleport="body"><div class="modal" x-show="open" x-cloak x-transition.opacity><div class="dialog" x-ref="box" role="dialog" aria-modal="true" aria-label="Hint" tabindex="-1" @keydown.tab.prevent.stop="$refs.box.focus()" @keydown.escape.prevent.stop><h2>A hint</h2><p>${text}</p><p><span class="primary" @click="open = false">Got it</span></p></div></div></template></div>`;

export const quiz = wire({
  name: 'quiz',
  afterMs: 210,
  start: () => ({ at: 0, picked: '', isChecked: false, score: 0 }),
  view: ({ at, picked, isChecked, score }) => {
    const question = questions[at];
    if (!question)
      return `<div class="panel"><h2>Done: ${score} of ${questions.length}</h2><p>Your result is in your account.</p><button type="button" class="primary" wire:click="again">Start again</button></div>`;
    const isRight = Number(picked) === question.right;
    return `<div class="panel" wire:key="question-${at}"><p class="small">Question ${at + 1} of ${questions.length}</p><progress max="${questions.length}" value="${at}"></progress>
      <fieldset class="options"><legend>${question.ask}</legend>${question.options
        .map(
          (option, index) =>
            `<label class="option ${isChecked && index === question.right ? 'is-right' : ''} ${picked === String(index) ? 'is-on' : ''}"><input type="radio" name="answer" value="${index}" wire:model.live="picked" ${isChecked ? 'disabled' : ''}> ${option}</label>`,
        )
        .join('')}</fieldset>
      ${isChecked ? `<p class="verdict" role="status">${isRight ? 'That is right.' : 'Not quite: see the marked answer.'}</p><button type="button" class="primary" id="next" wire:click="next">Next question</button>` : `<button type="button" class="primary" id="check" wire:click="check" ${picked === '' ? 'disabled' : ''} wire:loading.attr="disabled" wire:target="check">Check answer</button>${picked === '' ? ' <span class="small">Choose an answer first.</span>' : ''}`}
    </div>`;
  },
  calls: {
    check: ({ at, picked, score }) => ({
      set: { isChecked: true, score: score + Number(Number(picked) === questions[at]?.right) },
    }),
    next: ({ at }) => ({ set: { at: at + 1, picked: '', isChecked: false } }),
    again: () => ({ set: { at: 0, picked: '', isChecked: false, score: 0 } }),
  },
});

export const quizPage = () =>
  layout(
    'Weekly quiz',
    `<h1>Weekly quiz</h1><p>Five questions about week three. You can repeat the quiz as often as you like.</p>${quiz.mount()}${hint(questions[0].hint)}
     <section><h2>Earlier quizzes</h2><table><thead><tr><th>Week</th><th>Topic</th><th>Result</th></tr></thead><tbody><tr><td>1</td><td>Tools and ingredients</td><td>5 of 5</td></tr><tr><td>2</td><td>The base</td><td>4 of 5</td></tr></tbody></table></section>`,
  );
