/** The rule whose points or coins are shown, kept in the address. The browser's own list costs the screen no code. */
import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import type { RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import { porAno } from './porAno';

interface Props {
  regulamentos: readonly Pick<ComId<RegulamentoIdeias>, 'id' | 'nome' | 'dataFinal'>[];
  escolhido: string | undefined;
}

export function EscolhaDoRegulamento({ regulamentos, escolhido = '' }: Props) {
  const [, mudarParametros] = useSearchParams();
  return (
    <NativeSelect
      label="Selecione o regulamento"
      flex="1 1 240px"
      maw={420}
      data={porAno(regulamentos)}
      value={escolhido}
      disabled={regulamentos.length === 0}
      onChange={({ currentTarget: { value } }) =>
        mudarParametros(
          (atuais) => {
            const novos = new URLSearchParams(atuais);
            novos.set('regulamento', value);
            return novos;
          },
          { replace: true },
        )
      }
    />
  );
}
