import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

interface Props<Choice> {
  /** Names the group, for screen readers. */
  label: string;
  choices: readonly Choice[];
  value: Choice;
  onChange: (value: Choice) => void;
  /** Renders the content of a button. */
  children: (choice: Choice) => ReactNode;
  /** Classes of the group, and below of each button. */
  className?: string;
  buttonClassName?: string;
}

/** Selects one of a few choices, shown as buttons of which one is pressed. */
export const ChoiceButtons = <Choice extends string | number>(props: Props<Choice>) => (
  <fieldset className={props.className ?? 'flex gap-1'}>
    <legend className="sr-only">{props.label}</legend>
    {props.choices.map((each) => (
      <Button
        key={each}
        variant="ghost"
        size="sm"
        aria-pressed={props.value === each}
        className={cx(
          props.buttonClassName,
          'aria-pressed:bg-accent-soft aria-pressed:text-accent',
        )}
        onClick={() => props.onChange(each)}
      >
        {props.children(each)}
      </Button>
    ))}
  </fieldset>
);
