import { ArrowLeft } from 'lucide-react';
import { Link } from './router/router.tsx';

/** A link back to the list, above the title of one of its entries. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <p className="mb-4">
    <Link to={to} className="inline-flex items-center gap-1.5">
      <ArrowLeft />
      {label}
    </Link>
  </p>
);
