/** A stored picture as an address the page may show, fetched with the reader's own rights (file.ts). */
import { useQuery } from '@tanstack/react-query';

/** Undefined until it is here, without a path, or when it cannot be read: the caller shows its fallback. */
export function useImagem(path: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['imagem', path],
    queryFn: async () => {
      const { baixarArquivo } = await import('./arquivo');
      return URL.createObjectURL(await baixarArquivo(path ?? ''));
    },
    enabled: path !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data;
}
