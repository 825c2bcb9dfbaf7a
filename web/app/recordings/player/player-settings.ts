import { stored } from '../../lib/storage.ts';

/** The player's settings in this browser. */
export interface PlayerSettings {
  readonly speed: number;
  readonly skips: boolean;
  /** Autoplay of the next recording. */
  readonly playsNext: boolean;
}

export const speeds: readonly number[] = [0.5, 1, 2, 4, 8, 16];
const initial: PlayerSettings = { speed: 1, skips: true, playsNext: false };

export function playerSettings(): PlayerSettings {
  const text = stored.playerSettings.get();
  if (!text) return initial;
  try {
    const { speed, skips, playsNext } = JSON.parse(text) as Partial<PlayerSettings>;
    return {
      speed: speeds.find((each) => each === speed) ?? initial.speed,
      skips: typeof skips === 'boolean' ? skips : initial.skips,
      playsNext: playsNext === true,
    };
  } catch {
    return initial; // written by another version of the app, or edited
  }
}

export function rememberPlayerSettings(changed: Partial<PlayerSettings>): void {
  stored.playerSettings.set(JSON.stringify({ ...playerSettings(), ...changed }));
}

/** The next faster (1) or slower (-1) speed; unchanged at either end. */
export const adjacentSpeed = (speed: number, step: 1 | -1): number =>
  speeds[speeds.indexOf(speed) + step] ?? speed;
