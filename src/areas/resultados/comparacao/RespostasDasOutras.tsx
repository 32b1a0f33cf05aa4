/** How other companies answered, question by question, as the publication told it (decisions P414): read when it is asked. */
import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FiguraDaPergunta } from '@/areas/cadastro/questionario/FiguraDaPergunta';
import { figurasDe } from '@/domain/diagnostico/figuras-das-estatisticas';
import { chaveDaPergunta, SEM_SOMAS } from '@/domain/diagnostico/estatisticas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import type { AlvoDoResultado } from '../resultados.data';
import { comparacaoData, type RespostasDasOutrasLidas } from './comparacao.data';

const PARAMETRO = 'outras';

function Lidas({ lidas, escolhido, aoEscolher }: LidasProps) {
  const { versao, cortes, aviso, em } = lidas;
  const corte = cortes.find(({ chave }) => chave === escolhido) ?? cortes[0];
  if (!versao || !corte) return <Text c="dimmed">{aviso}</Text>;
  const perguntas = Object.fromEntries(
    Object.entries(corte.perguntas).map(([chave, { numeros }]) => [chave, numeros]),
  );
  const contadas = figurasDe(versao, { ...SEM_SOMAS, perguntas }).flatMap((grupo) =>
    grupo.perguntas.filter(({ pergunta }) => corte.perguntas[chaveDaPergunta(pergunta)]),
  );
  return (
    <>
      <NativeSelect
        label="Empresas"
        maw="24rem"
        value={corte.chave}
        data={cortes.map(({ chave, nome }) => ({ value: chave, label: nome }))}
        onChange={({ currentTarget }) => aoEscolher(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        Empresas confirmadas, como responderam até {em}; a sua pode ser uma delas. Só há perguntas em que as
        respostas variam tanto que a de nenhuma empresa se descobre. Textos nunca aparecem.
      </Text>
      {contadas.map((figura) => (
        <FiguraDaPergunta
          key={figura.pergunta.id}
          series={[{ nome: 'Empresas', figura }]}
          origem={versao.nome}
          emOutraForma={0}
          aoVerTextos={undefined}
        />
      ))}
    </>
  );
}

interface LidasProps {
  lidas: RespostasDasOutrasLidas;
  escolhido: string;
  aoEscolher: (chave: string) => void;
}

function Pedidas({ alvo, ...escolha }: { alvo: AlvoDoResultado } & Omit<LidasProps, 'lidas'>) {
  const { data, error, refetch } = useQuery(comparacaoData.outras(useSessaoAtiva(), alvo));
  if (error)
    return (
      <ErrorState
        titulo="Erro ao buscar como as outras empresas responderam"
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  return data ? <Lidas lidas={data} {...escolha} /> : <Esqueleto altura={260} />;
}

export function RespostasDasOutras({ alvo }: { alvo: AlvoDoResultado }) {
  const [parametros, mudar] = useSearchParams();
  const escolhido = parametros.get(PARAMETRO);
  const escolher = (chave: string | null) =>
    mudar(
      (antes) => {
        const { [PARAMETRO]: _antes, ...outros } = Object.fromEntries(antes);
        return chave === null ? outros : { ...outros, [PARAMETRO]: chave };
      },
      { replace: true },
    );
  return (
    <Stack component="section" gap="sm" aria-labelledby="outras-empresas">
      <Title order={2} size="h3" id="outras-empresas">
        Como as outras empresas responderam
      </Title>
      <div>
        <Button
          variant="default"
          aria-expanded={escolhido !== null}
          onClick={() => escolher(escolhido === null ? 'todas' : null)}
        >
          {escolhido === null ? 'Mostrar respostas das outras' : 'Esconder respostas das outras'}
        </Button>
      </div>
      {escolhido === null ? null : <Pedidas alvo={alvo} escolhido={escolhido} aoEscolher={escolher} />}
    </Stack>
  );
}
