/** Google's logo, in the colors that its brand rules require. */
export function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45 24.5c0-1.6-.1-2.8-.4-4H24v7.6h12.1c-.3 2-1.6 5-4.5 7l6.9 5.4C42.6 36.7 45 31.1 45 24.5z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-1.9 14.5-5.5l-6.9-5.4c-1.9 1.3-4.4 2.2-7.6 2.2-5.8 0-10.7-3.8-12.5-9.1l-7.1 5.5C8 41 15.4 46 24 46z"
      />
      <path
        fill="#FBBC05"
        d="M11.5 28.2c-.4-1.3-.7-2.7-.7-4.2s.3-2.9.7-4.2l-7.1-5.5C2.9 17.2 2 20.5 2 24s.9 6.8 2.4 9.7l7.1-5.5z"
      />
      <path
        fill="#EA4335"
        d="M24 10.7c4.1 0 6.9 1.8 8.4 3.3l6.2-6C34.8 4.4 29.9 2 24 2 15.4 2 8 7 4.4 14.3l7.1 5.5c1.8-5.3 6.7-9.1 12.5-9.1z"
      />
    </svg>
  );
}
