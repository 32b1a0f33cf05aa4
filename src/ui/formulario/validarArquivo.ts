import { bytes } from '@/ui/texto/formatosRaros';

export interface RegraDeArquivo {
  /** Extensions with dot ('.pdf') or media types ('image/png', 'image/*'); empty accepts all. */
  aceitos?: readonly string[];
  /** Bytes. */
  tamanhoMaximo?: number;
  /** Other words for the two refusals. */
  recusas?: { formato: string; tamanho: string };
}

/** Why a file is refused (texts of part 1 §5 and part 2 §8), or null when it is accepted. */
export function recusaDoArquivo(
  arquivo: File,
  { aceitos = [], tamanhoMaximo, recusas }: RegraDeArquivo,
): string | null {
  const extensao = /\.[^./\\]+$/.exec(arquivo.name)?.[0].toLowerCase();
  if (!extensao)
    return 'O nome do arquivo precisa de uma extensão, como ".pdf" (The anexo file has no extension)';
  if (
    aceitos.length > 0 &&
    !aceitos.some((aceito) => combina(aceito.toLowerCase(), extensao, arquivo.type))
  ) {
    return recusas?.formato ?? 'Formato não aceito';
  }
  if (tamanhoMaximo !== undefined && arquivo.size > tamanhoMaximo) {
    return recusas?.tamanho ?? `O tamanho do arquivo não pode ser maior que ${bytes(tamanhoMaximo)}`;
  }
  return null;
}

function combina(aceito: string, extensao: string, tipo: string): boolean {
  if (aceito.startsWith('.')) return aceito === extensao;
  return aceito.endsWith('/*') ? tipo.startsWith(aceito.slice(0, -1)) : aceito === tipo;
}
