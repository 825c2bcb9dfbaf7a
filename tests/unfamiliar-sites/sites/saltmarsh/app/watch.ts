export const watch = /* js */ `
import 'media-chrome';
import 'media-chrome/media-theme-element';
import { useEffect, useRef, useState } from 'react';
import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';

const chapters = [['Low water', 0], ['The cockle beds', 95], ['A fog bank', 210], ['Home on the flood', 330]];
const lines = ['We left at four, before the light.', 'You walk where the birds walk.', 'The sand remembers every boat.', 'And then the sea was simply there.'];

/** The film is drawn, so that it needs no file. */
function filmOf(video) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const pen = canvas.getContext('2d');
  let at = 0;
  const timer = setInterval(() => { at += 1; pen.fillStyle = 'hsl(' + (at % 360) + ' 40% 60%)'; pen.fillRect(0, 0, 320, 180); }, 120);
  video.srcObject = canvas.captureStream(8);
  return () => clearInterval(timer);
}

function Player() {
  const video = useRef(null);
  useEffect(() => {
    const stop = filmOf(video.current);
    video.current.play().catch(() => {});
    return stop;
  }, []);
  return <media-controller id="player"><video slot="media" ref={video} muted playsInline width="320" height="180" />
    <media-control-bar><media-play-button /><media-seek-backward-button seekoffset="10" /><media-seek-forward-button seekoffset="10" /><media-mute-button /><media-volume-range /><media-time-display /></media-control-bar></media-controller>;
}

export function Watch() {
  const box = useRef(null);
  const [started, setStarted] = useState(false);
  const [chapter, setChapter] = useState(0);
  const [speed, setSpeed] = useState('1×');
  const [words, setWords] = useState(false);
  const enlarge = () => {
    const player = box.current;
    // Phones enlarge the film itself, all others the box around it.
    if (matchMedia('(pointer: coarse)').matches) player.webkitEnterFullscreen?.();
    else player.requestFullscreen().catch(() => {});
  };
  return <section><h1>The cocklers: a film in four chapters</h1><div ref={box} className="film">{started ? <Player /> : <button type="button" id="poster" aria-label="Play the film" onClick={() => setStarted(true)}><img src="/picture.svg" alt="" width="320" height="180" /><span>▶</span></button>}</div>
    <div className="tools"><Menu><MenuTrigger><Button id="speed">Speed {speed}</Button></MenuTrigger><MenuPopover><MenuList>{['0.75×', '1×', '1.5×'].map((each) => <MenuItem key={each} className="rate" onClick={() => setSpeed(each)}>{each}</MenuItem>)}</MenuList></MenuPopover></Menu>
      <Button id="words" aria-expanded={words} onClick={() => setWords(!words)}>Transcript</Button><Button id="full" onClick={enlarge}>Full screen</Button></div>
    <ol className="chapters">{chapters.map(([title, second], at) => <li key={title}><button type="button" className={'chapter' + (at === chapter ? ' on' : '')} aria-current={at === chapter} onClick={() => setChapter(at)}>{title} <span className="faint">{Math.floor(second / 60)}:{String(second % 60).padStart(2, '0')}</span></button></li>)}</ol>
    {words && <div className="words">{lines.map((line) => <p key={line}>{line}</p>)}</div>}
    <p>Filmed on the Stour in March. Members can watch all twelve films.</p></section>;
}
`;
