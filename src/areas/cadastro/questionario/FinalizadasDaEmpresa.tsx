import { Text } from '@mantine/core';
import { empresaRespondeu } from '@/domain/diagnostico/pela-empresa';
import { plural } from '@/ui/texto/formatos';

/** Finished sheets of the company, whatever way they came (decisions P192); nothing where there are none. */
export function FinalizadasDaEmpresa({ finalizadas }: { finalizadas: number | undefined }) {
  if (finalizadas === undefined || !empresaRespondeu(finalizadas)) return null;
  return (
    <Text size="sm">
      A empresa tem {plural(finalizadas, 'resposta finalizada', 'respostas finalizadas')}.
    </Text>
  );
}
