/**
 * Every powerful feature that browsers know by a name and ask the user about, or that tells about the device: none is used, so
 * none is there for a script that got in. Copying a link is the one exception.
 */
const unused = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export const permissionsPolicy = [
  'clipboard-write=(self)',
  ...unused.map((feature) => `${feature}=()`),
].join(', ');
