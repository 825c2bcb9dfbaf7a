export const crossword = /* js */ `
import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, DialogTrigger } from '@fluentui/react-components';

const SIZE = 7;

export function Crossword() {
  const { solution, clues } = useLoaderData();
  const input = useRef(null);
  const [letters, setLetters] = useState({});
  const [at, setAt] = useState(0);
  const [across, setAcross] = useState(true);
  const [result, setResult] = useState();
  const isBlack = (cell) => solution[cell] === '#';
  const move = (from, step) => {
    for (let cell = from + step; cell >= 0 && cell < SIZE * SIZE; cell += step) if (!isBlack(cell)) return setAt(cell);
  };
  const pick = (cell) => {
    if (isBlack(cell)) return;
    if (cell === at) setAcross(!across);
    setAt(cell);
    input.current.focus({ preventScroll: true });
  };
  const press = (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIZE, ArrowDown: SIZE };
    if (steps[event.key]) { event.preventDefault(); move(at, steps[event.key]); }
    if (event.key === 'Backspace') { setLetters({ ...letters, [at]: '' }); move(at, across ? -1 : -SIZE); }
  };
  const write = ({ target }) => {
    const letter = target.value.slice(-1).toUpperCase();
    if (!/[A-Z]/.test(letter)) return;
    setLetters({ ...letters, [at]: letter });
    move(at, across ? 1 : SIZE);
  };
  const list = clues[across ? 'across' : 'down'];
  return <section><h1>The small crossword</h1><div className="puzzle"><div className="cells" role="grid" aria-label="Crossword">{[...solution].map((letter, cell) => <div key={cell} role="gridcell" className={'cell' + (letter === '#' ? ' black' : '') + (cell === at ? ' on' : '')} data-cell={cell} onClick={() => pick(cell)}>{letters[cell]}{result && <i className={result.cells[cell].state}>{result.cells[cell].mark}</i>}</div>)}</div>
    <input ref={input} className="keys" aria-label="Letter" name="letter" value="" onKeyDown={press} onChange={write} autoComplete="off" />
    <div><h2>{across ? 'Across' : 'Down'}</h2><ol className="rows clues">{list.map(([cell, text]) => <li key={cell} className="clue" onClick={() => pick(cell)}>{text}</li>)}</ol></div></div>
    <div className="tools"><Button id="check" onClick={() => setResult({ cells: solution.split('').filter((letter) => letter !== '#').map((letter, cell) => ({ state: letters[cell] === letter ? 'right' : 'wrong', mark: '' })) })}>Check answers</Button>
      <Dialog><DialogTrigger><Button id="reveal">Reveal letter</Button></DialogTrigger><DialogSurface><DialogBody><DialogTitle>Reveal this letter?</DialogTitle><DialogContent>It won’t count towards your streak.</DialogContent><DialogActions><DialogTrigger><Button id="no-reveal">Cancel</Button></DialogTrigger><DialogTrigger><Button appearance="primary" id="yes-reveal" onClick={() => setLetters({ ...letters, [at]: solution[at] })}>Reveal</Button></DialogTrigger></DialogActions></DialogBody></DialogSurface></Dialog></div></section>;
}
`;
