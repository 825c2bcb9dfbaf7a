import { useId } from 'react';

const rings = [90, 150, 220, 300, 390];

/** The sky before sunrise: the background of the thumbnail and of title cards. */
export function Sky() {
  const glow = useId();
  return (
    <svg
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full bg-night"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={glow} cx="50%" cy="100%" r="85%">
          <stop offset="0" stopColor="var(--color-dawn)" stopOpacity=".55" />
          <stop offset=".3" stopColor="var(--color-dawn)" stopOpacity=".15" />
          <stop offset="1" stopColor="var(--color-night)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {/* An inner svg clips the rings at the horizon. */}
      <svg aria-hidden="true" width="800" height="380" fill="none" stroke="var(--color-dawn)">
        <rect width="800" height="380" fill={`url(#${glow})`} stroke="none" />
        {rings.map((radius, index) => (
          <circle key={radius} cx="400" cy="380" r={radius} strokeOpacity={0.32 - index * 0.05} />
        ))}
      </svg>
      <path d="M0 380.5h800" stroke="var(--color-dawn)" strokeOpacity=".8" strokeWidth="1.5" />
    </svg>
  );
}
