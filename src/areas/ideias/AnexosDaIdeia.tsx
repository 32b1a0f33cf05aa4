/** Attachments: sent at once to the idea's own folder, written to the idea when it is saved (part 2 §7). */
import type { UseFormReturnType } from '@mantine/form';
import { EXTENSOES_ACEITAS, MAIOR_ANEXO } from '@/domain/anexos';
import { LIMITE } from '@/domain/fields';
import type { IdeiaForm } from '@/domain/ideia-form';
import { caminhos } from '@/domain/paths';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { useEnvios } from '@/firebase/useEnvios';
import { CampoDeArquivos } from '@/ui/CampoDeArquivos';

export function AnexosDaIdeia({ form, ideiaId }: { form: UseFormReturnType<IdeiaForm>; ideiaId: string }) {
  const { contexto } = useSessaoAtiva();
  const { anexos } = form.values;
  const { enviando, enviar, cancelar } = useEnvios({
    pasta: () => caminhos.ideia(contexto, ideiaId),
    aoEnviar: (anexo) => form.setFieldValue('anexos', (atuais) => [...atuais, anexo]),
  });

  function remover(id: string) {
    cancelar(id);
    form.setFieldValue('anexos', (atuais) => atuais.filter(({ path }) => path !== id));
  }

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
