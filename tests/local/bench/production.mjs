// The build that is deployed knows only Google's addresses; here the browser's requests to them go to the emulators.
import { addressesOf } from '../env.mjs';

/**
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function answerForGoogle(context) {
  const { auth, firestore } = addressesOf('test');
  const emulators = {
    'identitytoolkit.googleapis.com': `${auth}/identitytoolkit.googleapis.com`,
    'securetoken.googleapis.com': `${auth}/securetoken.googleapis.com`,
    'firestore.googleapis.com': firestore,
  };
  await context.route(
    ({ hostname }) => hostname in emulators,
    async (route) => {
      const request = route.request();
      const { hostname, pathname, search } = new URL(request.url());
      const { 'access-control-request-headers': _asked, host: _host, ...headers } = request.headers();
      const response = await route.fetch({ url: `${emulators[hostname]}${pathname}${search}`, headers });
      await route.fulfill({ response });
    },
  );
}
