/** Attachments: sent at once to the idea's own folder, written to the idea when it is saved (part 2 §7). */
import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { mensagemDoErro } from '@/domain/erros';
import { LIMITE } from '@/domain/fields';
import type { IdeiaForm } from '@/domain/ideia';
import { caminhos } from '@/domain/paths';
import { enviarArquivo } from '@/firebase/file';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { CampoDeArquivos } from '@/ui/CampoDeArquivos';

/** What storage.rules accept. */
const ACEITOS = [
  '.pdf',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.gif',
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
  '.ppt',
  '.pptx',
  '.txt',
  '.csv',
  '.mp4',
];
const MAIOR_ARQUIVO = 20 * 1024 * 1024;

interface Enviando {
  id: string;
  nome: string;
  tamanho: number;
  progresso: number;
  erro?: string;
}

export function AnexosDaIdeia({ form, ideiaId }: { form: UseFormReturnType<IdeiaForm>; ideiaId: string }) {
  const { contexto } = useSessaoAtiva();
  const [enviando, definirEnviando] = useState<Enviando[]>([]);
  const cancelamentos = useRef(new Map<string, AbortController>());
  const { anexos } = form.values;

  const mudar = (id: string, mudanca: Partial<Enviando>) =>
    definirEnviando((lista) => lista.map((item) => (item.id === id ? { ...item, ...mudanca } : item)));
  const tirar = (id: string) => definirEnviando((lista) => lista.filter((item) => item.id !== id));

  async function enviar(arquivo: File) {
    const id = crypto.randomUUID();
    const cancelamento = new AbortController();
    cancelamentos.current.set(id, cancelamento);
    definirEnviando((lista) => [...lista, { id, nome: arquivo.name, tamanho: arquivo.size, progresso: 0 }]);
    try {
      const anexo = await enviarArquivo(caminhos.ideia(contexto, ideiaId), arquivo, {
        aoProgredir: (parte) => mudar(id, { progresso: Math.round(parte * 100) }),
        sinal: cancelamento.signal,
      });
      form.setFieldValue('anexos', (atuais) => [...atuais, anexo]);
      tirar(id);
    } catch (erro) {
      if (cancelamento.signal.aborted) tirar(id);
      else mudar(id, { erro: mensagemDoErro(erro) });
    }
  }

  function remover(id: string) {
    cancelamentos.current.get(id)?.abort();
    tirar(id);
    form.setFieldValue('anexos', (atuais) => atuais.filter(({ path }) => path !== id));
  }

  return (
    <CampoDeArquivos
      rotulo="Anexos (opcional)"
      ajuda={`Até ${LIMITE.anexos} arquivos de 20 MB: documentos, imagens ou vídeo.`}
      aceitos={ACEITOS}
      tamanhoMaximo={MAIOR_ARQUIVO}
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
