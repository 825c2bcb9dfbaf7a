import { countedInDigits } from './numerals.ts';

/** The notes for a developer: everything needed to reproduce the problem. */
export const developer = {
  problem: (title: string, severity: string) => `Problem: ${title} (${severity})`,
  page: (site: string, path: string) => `Page: ${path} on ${site}`,
  element: (role: string, label: string, selector: string) =>
    `Element: ${[role, label && `“${label}”`, selector].filter(Boolean).join(' · ')}`,
  error: (shape: string) => `Error: ${shape}`,
  request: (path: string) => `Failed request: ${path}`,
  seen: (affected: number, exposed: number, date: string, onset: string) =>
    `Seen: ${affected} of ${countedInDigits(exposed, 'visitor')} on ${date}; first seen ${onset}`,
  times: (span: string, zone: string) => `Time: ${span}, ${zone}`,
  browsers: (list: string) => `Browsers: ${list}`,
  steps: 'Steps from one of the recordings:',
  lastSteps: (start: string) => `Last steps from a recording that started on ${start}:`,
  open: (path: string) => `Open ${path}`,
  go: (path: string) => `Go to ${path}`,
  click: (label: string, times: number) =>
    times > 1 ? `Click ${label} (${times} times in the recording)` : `Click ${label}`,
  device: (device: string, width: number, height: number) => `${device}, ${width} × ${height}`,
};
