/** The people who gave coins, and how many; only the idea's author opens it (part 2 §6). */
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { flexao } from '@/domain/pai/pai';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { Janela } from '@/ui/moldura/Janela';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { plural } from '@/ui/texto/formatos';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PATROCINADORES, patrocinioData } from './patrocinio.data';

interface Props {
  pai: PaiNaTela;
  aoFechar: () => void;
}

export function PatrocinadoresModal({ pai: paiNaTela, aoFechar }: Props) {
  const { nome } = paiNaTela.lugar.tipo;
  const { do: de, este } = flexao(nome);
  const { data, error, refetch } = useQuery(patrocinioData.patrocinadores(paiNaTela));
  const comMoedas = data?.itens.filter(({ moedas }) => moedas > 0);
  return (
    <Janela opened onClose={aoFechar} title={`Patrocinadores ${de} ${nome.singular}`}>
      {error && (
        <ErrorState titulo="Erro ao buscar patrocínios" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {!data && !error && <Esqueleto altura={120} />}
      <RegistrosIlegiveis quantos={data?.ilegiveis} />
      {comMoedas?.length === 0 && !data?.ilegiveis && (
        <Text c="dimmed">
          Ninguém patrocinou {este} {nome.singular} ainda.
        </Text>
      )}
      <Stack gap="sm">
        {comMoedas?.map(({ id, colaboradorNome, moedas, devolvidas }) => (
          <Group key={id} gap="sm" wrap="nowrap">
            <AvatarDaPessoa nome={colaboradorNome} decorativo />
            <Text span flex={1}>
              {colaboradorNome}
            </Text>
            <Text span fw={600}>
              {plural(moedas, 'moeda', 'moedas')}
              {devolvidas > 0 && (
                <Text span size="sm" c="dimmed" fw={400}>
                  {' '}
                  (devolvidas)
                </Text>
              )}
            </Text>
          </Group>
        ))}
        {data?.proxima && <Text c="dimmed">São os {PATROCINADORES} maiores patrocínios.</Text>}
      </Stack>
    </Janela>
  );
}
