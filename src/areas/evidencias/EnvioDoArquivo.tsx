/** The file of an evidence on its way: progress, cancelling, and what was wrong with it. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  ERRO_NO_ARQUIVO,
  EXTENSOES_DAS_EVIDENCIAS,
  MAIOR_EVIDENCIA,
  MUITO_GRANDE,
} from '@/domain/evidencias/evidencia';
import { codigoDoErro, ErroDoProduto } from '@/domain/comum/erros';
import { useEnvios } from '@/firebase/arquivos/useEnvios';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { evidenciasData, type QuestionarioDasEvidencias } from './evidencias.data';

const RECUSAS = { formato: 'Formato não aceito.', tamanho: MUITO_GRANDE };

interface Props {
  questionario: QuestionarioDasEvidencias;
  /** A file is on its way, or no longer. */
  aoOcupar: (ocupado: boolean) => void;
  aoChegar: () => void;
}

export function EnvioDoArquivo({ questionario, aoOcupar, aoChegar }: Props) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const reler = () => void cliente.invalidateQueries({ queryKey: evidenciasData.chave(sessao) });
  const { enviando, enviar, cancelar, cancelarTodos } = useEnvios({
    mandar: (arquivo, envio) =>
      evidenciasData.enviar(sessao, questionario, arquivo, envio).catch((erro: unknown) => {
        reler();
        // Storage says no more than no.
        throw codigoDoErro(erro) === 'unauthorized' ? new ErroDoProduto(ERRO_NO_ARQUIVO) : erro;
      }),
    aoEnviar: () => {
      reler();
      avisarSucesso('Evidência incluída com sucesso!');
      aoChegar();
    },
  });
  useEffect(() => cancelarTodos, [cancelarTodos]);
  const ocupado = enviando.some(({ erro }) => !erro);
  useEffect(() => aoOcupar(ocupado), [aoOcupar, ocupado]);
  return (
    <CampoDeArquivos
      rotulo="Arquivo"
      ajuda="PDF ou vídeo (MP4, WebM ou MOV) de até 20 MB. O envio começa assim que você escolhe."
      aceitos={EXTENSOES_DAS_EVIDENCIAS}
      tamanhoMaximo={MAIOR_EVIDENCIA}
      recusas={RECUSAS}
      multiplos={false}
      primeiro
      desabilitado={ocupado}
      arquivos={enviando}
      aoEscolher={(arquivos) => {
        for (const { id, erro } of enviando) if (erro) cancelar(id);
        for (const arquivo of arquivos) void enviar(arquivo);
      }}
      aoRemover={cancelar}
    />
  );
}
