import { Plus } from 'lucide-react';
import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { teamLimits } from '../../../../shared/contracts/team';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/form/Form';
import { RoleFields } from './RoleFields';
import { emptyRole, type RoleErrors, type RoleValues } from './roleValues';
import type { RoleDraft } from './teamValues';

export interface RoleDraftsProps {
  roles: readonly RoleDraft[];
  /** Errors of the roles by their keys. */
  errors: Record<string, RoleErrors>;
  onChange: (roles: RoleDraft[]) => void;
}

/** Roles of a team that isn't created yet. New ones and those with errors show their fields. */
export function RoleDrafts({ roles, errors, onChange }: RoleDraftsProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  // They stay open after their errors are gone.
  const faulty = Object.keys(errors).filter((key) => !expanded.has(key));
  if (faulty.length > 0) setExpanded(new Set([...expanded, ...faulty]));

  const change = (key: string, part: Partial<RoleValues>) =>
    onChange(
      roles.map((role) =>
        role.key === key ? { ...role, version: role.version + 1, values: { ...role.values, ...part } } : role,
      ),
    );

  function toggle(key: string) {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  }

  function add() {
    const key = newKey();
    onChange([...roles, { key, version: 0, why: '', values: emptyRole }]);
    setExpanded(new Set([...expanded, key]));
  }

  return (
    <section aria-label="Roles" className="px-4 py-5">
      <h2 className="text-lead font-bold">Roles</h2>
      <p className="mt-1 text-ink-2">Who you’re looking for. You can also add and change roles later.</p>
      <ul className="mt-4 flex flex-col gap-3 empty:hidden">
        {roles.map(({ key, why, values }) => {
          const isExpanded = expanded.has(key);
          const title = values.title.trim() || 'Untitled role';
          return (
            <li key={key} className="rounded-card border border-line">
              <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
                <div className="min-w-0 flex-1 basis-50">
                  <p className="font-bold break-words">
                    <bdi>{title}</bdi>
                  </p>
                  {why && <p className="text-meta break-words text-ink-2">{why}</p>}
                  {!isExpanded && values.skills.length > 0 && (
                    <p className="mt-1 break-words text-ink-2">{values.skills.join(' · ')}</p>
                  )}
                </div>
                <div className="flex gap-1">
                  <Button
                    aria-expanded={isExpanded}
                    aria-label={isExpanded ? `Close ${title}` : `Edit ${title}`}
                    onClick={() => toggle(key)}
                  >
                    {isExpanded ? 'Close' : 'Edit'}
                  </Button>
                  <Button
                    variant="quiet"
                    className="px-3!"
                    aria-label={`Remove ${title}`}
                    onClick={() => onChange(roles.filter((role) => role.key !== key))}
                  >
                    Remove
                  </Button>
                </div>
              </div>
              {isExpanded && (
                <Form
                  aria-label={title}
                  errors={errors[key]}
                  onSubmit={(event) => event.preventDefault()}
                  className="border-t border-line px-4 py-4"
                >
                  <RoleFields values={values} onChange={(part) => change(key, part)} />
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      {roles.length < teamLimits.roles && (
        <Button icon={Plus} className="mt-4" onClick={add}>
          Add a role
        </Button>
      )}
    </section>
  );
}
