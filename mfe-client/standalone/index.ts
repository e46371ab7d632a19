// The shared packages are agreed on before the first module runs, so the entry must be asynchronous.
void import('./bootstrap.tsx');
