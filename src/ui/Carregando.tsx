import { Center, Loader, VisuallyHidden } from '@mantine/core';

/** A spinner on an empty page: only while the session is being resolved (part 1 §2). */
export function Carregando() {
  return (
    <Center mih="100vh" role="status">
      <Loader />
      <VisuallyHidden>Carregando…</VisuallyHidden>
    </Center>
  );
}
