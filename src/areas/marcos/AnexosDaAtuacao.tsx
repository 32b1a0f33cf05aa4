/** Files of the work on a milestone, sent at once to its folder and written to it with draft or end (part 2 §7). */
import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { EXTENSOES_ACEITAS, MAIOR_ANEXO } from '@/domain/anexos';
import { LIMITE } from '@/domain/fields';
import type { AtuacaoForm } from '@/domain/marco-form';
import { useEnvios } from '@/firebase/useEnvios';
import { CampoDeArquivos } from '@/ui/CampoDeArquivos';

interface Props {
  form: UseFormReturnType<AtuacaoForm>;
  pasta: string;
  /** Told when files begin and stop being on their way. */
  aoEnviar: (enviando: boolean) => void;
}

export function AnexosDaAtuacao({ form, pasta, aoEnviar }: Props) {
  const { anexos } = form.values;
  const { enviando, enviar, cancelar } = useEnvios({
    pasta: () => pasta,
    aoEnviar: (anexo) => form.setFieldValue('anexos', (atuais) => [...atuais, anexo]),
  });
  const aCaminho = enviando.some(({ erro }) => !erro);
  useEffect(() => aoEnviar(aCaminho), [aCaminho, aoEnviar]);

  const remover = (id: string) => {
    cancelar(id);
    form.setFieldValue('anexos', (atuais) => atuais.filter(({ path }) => path !== id));
  };
  return (
    <CampoDeArquivos
      rotulo="Anexos (opcional)"
      ajuda={`Até ${LIMITE.anexos} arquivos de 20 MB: documentos, imagens ou vídeo.`}
      aceitos={EXTENSOES_ACEITAS}
      tamanhoMaximo={MAIOR_ANEXO}
      desabilitado={anexos.length + enviando.length >= LIMITE.anexos}
      arquivos={[
        ...anexos.map(({ path, name, size }) => ({ id: path, nome: name, tamanho: size })),
        ...enviando,
      ]}
      aoEscolher={(arquivos) => arquivos.forEach((arquivo) => void enviar(arquivo))}
      aoRemover={remover}
      erro={form.errors['anexos']}
    />
  );
}
