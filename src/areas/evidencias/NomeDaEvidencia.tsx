/** An evidence by its name: the file to be taken along, or the link that leads to it. */
import { Anchor } from '@mantine/core';
import type { EvidenciaRecebida } from '@/domain/evidencias/evidencia';
import { baixarArquivo } from '@/firebase/arquivos/arquivo';
import { ArquivosParaBaixar } from '@/ui/formulario/ArquivosParaBaixar';

type Mostrada = Pick<EvidenciaRecebida, 'nomeArquivo' | 'link' | 'externo' | 'arquivo'>;

export function NomeDaEvidencia({ evidencia }: { evidencia: Mostrada }) {
  const { nomeArquivo, link, externo, arquivo } = evidencia;
  if (externo)
    return (
      <Anchor
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        title={link}
        aria-label={`${nomeArquivo} (abre em outra aba)`}
        style={{ overflowWrap: 'anywhere' }}
      >
        {nomeArquivo}
      </Anchor>
    );
  return arquivo ? <ArquivosParaBaixar arquivos={[arquivo]} ler={baixarArquivo} /> : nomeArquivo;
}
