import { ChangePassword } from './ChangePassword';
import { Devices } from './Devices';

/** Who can get in: by the password, and on the devices that are in already. */
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
