/** One certificate that the company may have, and the button that gives it. */
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ROTULO_DO_CERTIFICADO } from '@/domain/certificados/codigo';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { data } from '@/ui/texto/formatos';
import { type CertificadoDaEmpresa, certificadosData, type CertificadoEmitido } from './certificados.data';

async function entregar(certificado: CertificadoEmitido) {
  const { pdfDoCertificado } = await import('./pdfDoCertificado');
  baixar(pdfDoCertificado(certificado, window.location.origin));
}

const emPalavras = ({ emitidoEm, revogadoEm }: CertificadoDaEmpresa) =>
  revogadoEm
    ? `A organização o revogou em ${data(revogadoEm)}. Fale com ela para saber por quê.`
    : emitidoEm
      ? `Emitido em ${data(emitidoEm)}.`
      : 'Pronto para emitir. O código dele é feito na primeira vez.';

export function UmCertificado({ certificado }: { certificado: CertificadoDaEmpresa }) {
  const { tipo, programa, revogadoEm } = certificado;
  const { mutate, isPending } = useMutation(certificadosData.emitir(useSessaoAtiva(), entregar));
  const nome = ROTULO_DO_CERTIFICADO[tipo];
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h4">
          {nome}
        </Title>
        <Text style={{ overflowWrap: 'anywhere' }}>{programa}</Text>
        <Text size="sm" c="dimmed">
          {emPalavras(certificado)}
        </Text>
        {revogadoEm ? null : (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
            loading={isPending}
            aria-label={`Baixar em PDF: ${nome}, ${programa}`}
            onClick={() => mutate(certificado)}
          >
            Baixar em PDF
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
