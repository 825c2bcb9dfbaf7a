import { useState } from 'react';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { Sunrise } from '../ui/logo.tsx';

const rings = [150, 220, 300, 390, 490, 600];
const { panel } = accounts;

export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** Empty if there is no picture; then the initials are shown. */
  readonly avatarUrl: string;
  readonly avatarFallback: string;
}

export function DawnPanel({ testimonial }: { testimonial: Testimonial }) {
  const { quote, name, title, company } = testimonial;
  return (
    <aside
      aria-label={panel.label}
      className="relative hidden overflow-hidden bg-night text-night-ink lg:flex lg:flex-col lg:justify-end"
    >
      <Sky />
      <div className="absolute inset-x-14 bottom-[calc(44%-1px)] mx-auto grid max-w-120 grid-cols-[auto_1fr_auto] gap-x-3 gap-y-0.5 rounded-t-lg border border-b-0 border-night-line bg-night-raised px-5 pt-4.5 pb-5">
        <Sunrise className="row-span-3 size-9 rounded-full border border-night-line bg-night p-2 text-dawn" />
        <span className="font-semibold">{panel.from}</span>
        <span className="text-ui text-night-muted">{panel.time}</span>
        <span className="col-span-2 font-medium">{panel.subject}</span>
        <span className="col-span-2 text-night-muted">{panel.preview}</span>
      </div>
      <figure className="relative mx-auto flex h-[44%] w-full max-w-148 flex-col justify-center gap-6 px-14 py-12">
        <blockquote className="font-voice text-[1.625rem]/9 tracking-[-0.01em] text-balance">
          “{quote}”
        </blockquote>
        <figcaption className="flex items-center gap-3">
          <Avatar {...testimonial} />
          <div>
            <b className="font-semibold">{name}</b>
            <span className="block text-night-muted">
              {title}, {company}
            </span>
          </div>
        </figcaption>
      </figure>
    </aside>
  );
}

function Avatar({ avatarUrl, avatarFallback }: Testimonial) {
  const [isBroken, setIsBroken] = useState(false);
  const frame =
    'grid size-9 place-items-center rounded-full border border-night-line bg-night-raised text-ui font-semibold';
  if (avatarUrl && !isBroken) {
    return <img src={avatarUrl} alt="" className={frame} onError={() => setIsBroken(true)} />;
  }
  return (
    <span aria-hidden="true" className={frame}>
      {avatarFallback}
    </span>
  );
}

function Sky() {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="glow" cx="50%" cy="56%" r="62%">
          <stop offset="0" stopColor="var(--color-dawn)" stopOpacity=".62" />
          <stop offset=".22" stopColor="var(--color-dawn)" stopOpacity=".2" />
          <stop offset=".55" stopColor="var(--color-data-2)" stopOpacity=".1" />
          <stop offset="1" stopColor="var(--color-night)" stopOpacity="0" />
        </radialGradient>
        <clipPath id="horizon">
          <rect width="800" height="504" />
        </clipPath>
      </defs>
      <g clipPath="url(#horizon)" fill="none" stroke="var(--color-dawn)">
        <rect width="800" height="900" fill="url(#glow)" stroke="none" />
        {rings.map((radius, index) => (
          <circle key={radius} cx="400" cy="504" r={radius} strokeOpacity={0.3 - index * 0.045} />
        ))}
      </g>
      <path d="M0 504.5h800" stroke="var(--color-dawn)" strokeOpacity=".85" strokeWidth="1.5" />
    </svg>
  );
}
