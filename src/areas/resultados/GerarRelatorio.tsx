/** 'Gerar Relatório PDF': the report of a company's result, drawn in the browser and saved (part 3 §2, decisions Q18). */
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ErroDoProduto, mensagemDoErro } from '@/domain/comum/erros';
import { eixosDoRadar } from '@/domain/diagnostico/resultado';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { comparacaoData, type OpcaoDaComparacao } from './comparacao/comparacao.data';
import { comparacaoEscolhida } from './comparacao/escolhida';
import { baseDoResultado } from './emPalavras';
import type { AlvoDoResultado, ResultadoLido } from './resultados.data';

async function gerar(resultado: ResultadoLido, comparada: OpcaoDaComparacao | undefined) {
  const { pdfDoResultado, SEM_DADOS } = await import('./pdfDoResultado');
  const arquivo = pdfDoResultado(resultado, baseDoResultado(resultado), comparada);
  if (!arquivo) throw new ErroDoProduto(SEM_DADOS);
  baixar(arquivo);
}

const falha = (causa: unknown) =>
  causa instanceof ErroDoProduto
    ? causa
    : new ErroDoProduto(
        `Erro ao gerar relatório: ${causa instanceof Error ? mensagemDoErro(causa) : 'Erro desconhecido'}`,
      );

/** What the screen compares the result with. It is there already, or told there why it is not. */
function useComparada(alvo: AlvoDoResultado, { grupos }: ResultadoLido) {
  const [sessao, cliente, [busca]] = [useSessaoAtiva(), useQueryClient(), useSearchParams()];
  return async () => {
    if (eixosDoRadar(grupos).length === 0) return undefined;
    const lida = await cliente
      .ensureQueryData(comparacaoData.doResultado(sessao, alvo))
      .catch(() => undefined);
    return lida && comparacaoEscolhida(lida.opcoes, busca);
  };
}

export function GerarRelatorio({ alvo, resultado }: { alvo: AlvoDoResultado; resultado: ResultadoLido }) {
  const comparada = useComparada(alvo, resultado);
  const relatorio = useMutation({
    mutationFn: () =>
      comparada()
        .then((qual) => gerar(resultado, qual))
        .catch((causa: unknown) => {
          throw falha(causa);
        }),
    meta: { sucesso: 'Relatório PDF gerado e baixado com sucesso!', duracao: 5_000 },
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      loading={relatorio.isPending}
      onClick={() => relatorio.mutate()}
    >
      Gerar Relatório PDF
    </Button>
  );
}
