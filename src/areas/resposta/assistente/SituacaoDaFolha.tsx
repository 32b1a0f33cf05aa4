/** Where the answers are now: on their way, on this device, or saved. */
import { Text } from '@mantine/core';
import type { Estado } from '../aparelho/folhaAberta';
import { useOffline } from '@/ui/moldura/useOffline';

const hora = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

function emPalavras({ caixa, noAparelho, soNaPagina, salvoEm, recusa }: Estado, semConexao: boolean): string {
  const esperam = Object.keys(caixa.porEnviar).length > 0;
  if (soNaPagina && esperam)
    return `${semConexao ? 'Sem conexão. ' : ''}Este navegador não guarda respostas. Não feche a página até que sejam salvas`;
  if (!noAparelho && !soNaPagina) return 'Guardando…';
  if (esperam && semConexao) return 'Sem conexão. Salvo neste aparelho';
  if (semConexao && recusa === null) return 'Sem conexão. Pode continuar';
  if (esperam) return 'Salvo neste aparelho';
  return salvoEm ? `Salvo às ${hora.format(salvoEm)}` : '';
}

export function SituacaoDaFolha({ estado }: { estado: Estado }) {
  const offline = useOffline();
  return (
    <Text size="sm" c="dimmed" data-situacao>
      {emPalavras(estado, offline || estado.semRede)}
    </Text>
  );
}
