/** What can be done with the minutes: the ideas as a list, print, PDF. */
import { Button, Group } from '@mantine/core';
import { IconBulb, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { MAXIMO_DE_IDEIAS } from '@/domain/comite/comite';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { para } from '@/domain/telas/enderecos';
import { baixar } from '@/ui/formulario/baixar';
import { dataHora } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import type { Ata } from './ata';

async function baixarPdf(ata: Ata, numero: number) {
  const { pdfDaAta } = await import('./pdfDaAta');
  const conteudo = pdfDaAta(ata, `gerada em ${dataHora(new Date())}`);
  baixar(new File([conteudo], `ata-do-comite-${numero}.pdf`, { type: 'application/pdf' }));
}

interface Props {
  ata: Ata;
  numero: number;
  ideias: readonly string[];
}

export function AcoesDaAta({ ata, numero, ideias }: Props) {
  const pdf = useMutation({
    mutationFn: () => baixarPdf(ata, numero),
    meta: { sucesso: 'Ata em PDF baixada', duracao: 3_500 },
  });
  const ids = ideias.slice(0, MAXIMO_DE_IDEIAS).map(idDaReferencia).join(',');
  return (
    <Group gap="xs">
      {ids && (
        <Button
          component={Link}
          to={para('/ideias', { 'commite-filter': ids })}
          variant="default"
          leftSection={<IconBulb size={16} aria-hidden />}
        >
          Ver ideias
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        Imprimir
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={pdf.isPending}
        onClick={() => pdf.mutate()}
      >
        Baixar PDF
      </Button>
    </Group>
  );
}
