import { Sky } from './sky.tsx';

export function TitleCard({ title }: { title: string }) {
  return (
    <div className="absolute inset-0 text-night-ink">
      <Sky />
      <p className="absolute inset-x-6 top-[18%] text-center font-voice text-[clamp(1.125rem,3.4vw,2rem)] leading-tight font-bold text-balance">
        {title}
      </p>
    </div>
  );
}
