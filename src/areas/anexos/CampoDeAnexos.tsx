/** Attachments of a form: sent at once to the folder, written to the record when the form is saved (part 2 §7). */
import type { ReactNode } from 'react';
import { EXTENSOES_ACEITAS, MAIOR_ANEXO } from '@/domain/comum/anexos';
import { type Anexo, LIMITE } from '@/domain/comum/campos';
import { useEnvios } from '@/firebase/arquivos/useEnvios';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';

interface Props {
  /** Path of the record they belong to. */
  pasta: string;
  anexos: readonly Anexo[];
  aoMudar: (mudar: (atuais: Anexo[]) => Anexo[]) => void;
  erro?: ReactNode;
  rotulo?: string;
  ajuda?: string;
  /** Extensions with dot; storage.rules say the same for the folder. */
  aceitos?: readonly string[];
  maximo?: number;
}

export function CampoDeAnexos({
  pasta,
  anexos,
  aoMudar,
  erro,
  rotulo = 'Anexos (opcional)',
  ajuda = `Até ${LIMITE.anexos} arquivos de 20 MB: documentos, imagens ou vídeo.`,
  aceitos = EXTENSOES_ACEITAS,
  maximo = LIMITE.anexos,
}: Props) {
  const { enviando, enviar, cancelar } = useEnvios({
    pasta: () => pasta,
    aoEnviar: (anexo) => aoMudar((atuais) => [...atuais, anexo]),
  });

  function remover(id: string) {
    cancelar(id);
    aoMudar((atuais) => atuais.filter(({ path }) => path !== id));
  }

  return (
    <CampoDeArquivos
      rotulo={rotulo}
      ajuda={ajuda}
      aceitos={aceitos}
      multiplos={maximo > 1}
      tamanhoMaximo={MAIOR_ANEXO}
      maximo={maximo}
      arquivos={[
        ...anexos.map(({ path, name, size }) => ({ id: path, nome: name, tamanho: size })),
        ...enviando,
      ]}
      aoEscolher={(arquivos) => arquivos.forEach((arquivo) => void enviar(arquivo))}
      aoRemover={remover}
      erro={erro}
    />
  );
}
