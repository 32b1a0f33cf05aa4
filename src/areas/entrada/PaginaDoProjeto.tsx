/**
 * A project's page for visitors: name, period, regulation, and whatever brings a company in. Wrong addresses and closed
 * registrations are said in its place (part 3 §8).
 */
import { diaEscrito } from '@/domain/comum/datas';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ProjetoApresentado } from '@/domain/contratos/entrada';
import { mensagemDoErro, semResposta } from '@/domain/comum/erros';
import { quandoOcioso } from '@/ui/moldura/quandoOcioso';
import { Marca } from '@/ui/moldura/Marca';
import { Carregando } from '@/ui/pagina/Carregando';
import { PaginaPublica } from '@/ui/pagina/PaginaPublica';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import classes from './PaginaDoProjeto.module.css';
import type { EnderecoDoProjeto } from './projeto.data';
import { useProjetoDoEndereco } from './useProjetoDoEndereco';
import { emSilencio, parte } from '@/ui/moldura/parte';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

const BannerParaVisitantes = parte(
  () => import('./BannerParaVisitantes').then((m) => m.BannerParaVisitantes),
  emSilencio(),
);

interface Props {
  endereco: EnderecoDoProjeto;
  /** What the page is for: 'Cadastre a sua empresa'. */
  titulo: string;
  children: (projeto: ProjetoApresentado) => ReactNode;
}

const FECHADO = {
  abrem: ({ inicio }: ProjetoApresentado) =>
    `As inscrições deste projeto ainda não abriram. Elas começam em ${diaEscrito(inicio)}.`,
  encerradas: ({ fim }: ProjetoApresentado) =>
    `Inscrições encerradas. O projeto vai até ${diaEscrito(fim)}; se a sua empresa já foi inscrita, entre com o e-mail que recebeu o convite.`,
};

function LinkErrado({ erro, aoTentar }: { erro: unknown; aoTentar: () => void }) {
  const mensagem = mensagemDoErro(erro);
  const outraVez = semResposta(erro);
  usePageTitle(mensagem);
  return (
    <Moldura>
      <Title order={1} size="h2">
        {outraVez ? 'Não foi possível abrir esta página' : mensagem}
      </Title>
      <Text c="dimmed">{outraVez ? mensagem : 'Verifique se o link está correto e tente novamente.'}</Text>
      <Button variant="default" onClick={aoTentar}>
        Tentar de novo
      </Button>
    </Moldura>
  );
}

const Moldura = ({ children }: { children: ReactNode }) => (
  <PaginaPublica>
    <Paper withBorder p={{ base: 'md', xs: 'xl' }} radius="md" w="100%" maw={820}>
      <Stack gap="lg">
        <Marca />
        {children}
      </Stack>
    </Paper>
  </PaginaPublica>
);

/** Its code comes when the form can be typed in. Until then its place has its size. */
function Banner({ projeto: { nome, banner } }: { projeto: ProjetoApresentado }) {
  const [ocioso, definirOcioso] = useState(false);
  useEffect(() => quandoOcioso(() => definirOcioso(true)), []);
  if (banner === null) return null;
  const lugar = <div className={classes['lugar']} data-varias={banner.imagens.length > 1 || undefined} />;
  return (
    <Suspense fallback={lugar}>
      {ocioso ? <BannerParaVisitantes nome={nome} banner={banner} /> : lugar}
    </Suspense>
  );
}

function Aberta({
  titulo,
  projeto,
  children,
}: {
  titulo: string;
  projeto: ProjetoApresentado;
  children: ReactNode;
}) {
  usePageTitle(`${titulo} · ${projeto.nome}`);
  return (
    <Moldura>
      {projeto.banner?.posicao === 1 && <Banner projeto={projeto} />}
      <div>
        <Text c="dimmed">{titulo}</Text>
        <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
          {projeto.nome}
        </Title>
        <Text mt={4}>
          De {diaEscrito(projeto.inicio)} a {diaEscrito(projeto.fim)} (horário de Brasília).{' '}
          <LinkEmOutraAba inherit href={projeto.linkRegulamento} underline="always" aVista>
            Regulamento
          </LinkEmOutraAba>
        </Text>
      </div>
      {projeto.situacao === 'abertas' ? (
        children
      ) : (
        <Text role="status">{FECHADO[projeto.situacao](projeto)}</Text>
      )}
      {projeto.banner?.posicao === 2 && <Banner projeto={projeto} />}
    </Moldura>
  );
}

export function PaginaDoProjeto({ endereco, titulo, children }: Props) {
  const { estado, tentarDeNovo } = useProjetoDoEndereco(endereco);
  if (!estado) return <Carregando />;
  if ('erro' in estado) return <LinkErrado erro={estado.erro} aoTentar={tentarDeNovo} />;
  const { projeto } = estado;
  return (
    <Aberta titulo={titulo} projeto={projeto}>
      {children(projeto)}
    </Aberta>
  );
}
