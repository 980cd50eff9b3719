import { ChangePassword } from './ChangePassword';
import { Devices } from './Devices';

/** Settings section: password and devices. */
export function SecuritySettings() {
  return (
    <>
      <div className="max-w-100 px-4">
        <ChangePassword />
      </div>
      <Devices />
    </>
  );
}
