import { Link } from 'react-router-dom';
import type { SettingsSection } from '../../shell/feature';

const linkClasses =
  'relative flex min-h-11 items-center px-4 -outline-offset-2 hover:bg-fill max-md:font-medium max-md:text-primary md:min-h-control md:text-ink-2 md:hover:text-ink ' +
  'md:aria-[current]:font-bold md:aria-[current]:text-ink md:aria-[current]:before:absolute md:aria-[current]:before:inset-y-0 md:aria-[current]:before:left-0 ' +
  'md:aria-[current]:before:border-l-[3px] md:aria-[current]:before:border-primary';

/** Navigation to the sections: beside them on wide screens, above them and without a current section on phones. */
export function SectionList({
  sections,
  currentId,
}: {
  sections: readonly SettingsSection[];
  currentId: string | undefined;
}) {
  return (
    <nav aria-label="Settings">
      <ul className="grid grid-cols-2 border-b border-line py-2 md:block md:border-0 md:py-0">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={id === currentId ? 'location' : undefined} className={linkClasses}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
