/** 'Gerar Relatório PDF': the report of a company's result, drawn in the browser and saved (part 3 §2, decisions Q18). */
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ErroDoProduto, mensagemDoErro } from '@/domain/comum/erros';
import { baixar } from '@/ui/formulario/baixar';
import { baseDoResultado } from './emPalavras';
import type { ResultadoLido } from './resultados.data';

async function gerar(resultado: ResultadoLido) {
  const { pdfDoResultado, SEM_DADOS } = await import('./pdfDoResultado');
  const arquivo = pdfDoResultado(resultado, baseDoResultado(resultado));
  if (!arquivo) throw new ErroDoProduto(SEM_DADOS);
  baixar(arquivo);
}

const falha = (causa: unknown) =>
  causa instanceof ErroDoProduto
    ? causa
    : new ErroDoProduto(
        `Erro ao gerar relatório: ${causa instanceof Error ? mensagemDoErro(causa) : 'Erro desconhecido'}`,
      );

export function GerarRelatorio(resultado: ResultadoLido) {
  const relatorio = useMutation({
    mutationFn: () =>
      gerar(resultado).catch((causa: unknown) => {
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
