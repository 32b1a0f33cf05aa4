/** Sponsorship block (part 2 §2 and §4): the coins of the idea, one's own balance, and the button with its three states. */
import '@mantine/core/styles/Skeleton.css';
import '@mantine/core/styles/NumberInput.css';
import { Alert, Button, NumberInput, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/fields';
import type { Ideia } from '@/domain/ideias/ideia';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import { estadoDoPatrocinio, patrocinioForm } from '@/domain/pontos/patrocinio';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { plural } from '@/ui/texto/formatos';
import { validarCom } from '@/ui/formulario/validarCom';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { PatrocinadoresModal } from './PatrocinadoresModal';
import { type Saldo, patrocinioData } from './patrocinio.data';
import { podeSobIdeia } from '../pessoas';

function Formulario({ ideia, saldo }: { ideia: ComId<Ideia>; saldo: Saldo }) {
  const sessao = useSessaoAtiva();
  const patrocinar = useMutation(patrocinioData.patrocinar(sessao, ideia));
  const form = useForm({
    initialValues: { moedas: saldo.dadas as number | string },
    validate: validarCom(patrocinioForm(saldo.maximo)),
  });
  const digitadas = Number(form.values.moedas);
  const estado = estadoDoPatrocinio(saldo.dadas, digitadas);
  const nadaAFazer = digitadas === saldo.dadas;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        if (!patrocinar.isPending && !nadaAFazer) patrocinar.mutate({ moedas: digitadas });
      })}
    >
      <Stack gap="xs">
        <NumberInput
          label="Moedas"
          description={`Você pode dar até ${plural(saldo.maximo, 'moeda', 'moedas')} a esta ideia.`}
          min={0}
          max={saldo.maximo}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('moedas')}
        />
        <Button type="submit" variant="light" loading={patrocinar.isPending} disabled={nadaAFazer}>
          {estado}
        </Button>
        {patrocinar.error && (
          <Alert color="red" role="alert">
            {mensagemDoErro(patrocinar.error)}
          </Alert>
        )}
      </Stack>
    </form>
  );
}

/** The rules take no coins after the rule's end, and nobody has more than it gave. */
function porQueNao({ aberto, quota }: Saldo): string {
  if (!aberto) return 'O regulamento desta ideia terminou: as moedas ficam como estão.';
  return quota === 0
    ? 'O regulamento desta ideia não dá moedas.'
    : 'Você já usou todas as moedas que este regulamento lhe deu.';
}

/** Own balance and form; only where the idea can be sponsored by this person. */
function MeuPatrocinio({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const { data: saldo, error, refetch } = useQuery(patrocinioData.saldo(sessao, ideia));
  if (error) {
    return (
      <Alert
        color="red"
        title="Erro ao buscar o seu saldo"
        withCloseButton
        closeButtonLabel="Fechar e tentar de novo"
        onClose={() => void refetch()}
      >
        {mensagemDoErro(error)}
      </Alert>
    );
  }
  if (!saldo) return <Skeleton h={60} />;
  if (!saldo.aberto || saldo.maximo === 0) return <Text c="dimmed">{porQueNao(saldo)}</Text>;
  // A new form for every new balance: what was just given becomes the starting value.
  return <Formulario key={`${saldo.dadas}/${saldo.maximo}`} ideia={ideia} saldo={saldo} />;
}

function resumo(ideia: ComId<Ideia>): string {
  const total = ideia.rankingByMoedas.totalMoedas;
  if (total > 0) return `Esta ideia recebeu ${plural(total, 'moeda', 'moedas')}.`;
  if (comoPai(ideia).semFuturo && ideia.patrocinadoresReferences.length > 0)
    return 'As moedas desta ideia voltaram para quem as deu.';
  return 'Esta ideia ainda não recebeu moedas.';
}

export function PatrocinioBloco({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const [vendo, definirVendo] = useState(false);
  if (ideia.publishedAt === null) return null;
  const pode = podeSobIdeia(sessao, ideia, 'ideiasActivitiesPerColaborador', 'create');
  const total = ideia.rankingByMoedas.totalMoedas;
  const tevePatrocinio = total > 0 || ideia.patrocinadoresReferences.length > 0;
  return (
    <BlocoLateral titulo="Patrocínio">
      <Text>{resumo(ideia)}</Text>
      {pode && <MeuPatrocinio ideia={ideia} />}
      {ideia.createdBy === sessao.uid && tevePatrocinio && (
        <Button variant="subtle" size="xs" w="fit-content" onClick={() => definirVendo(true)}>
          Ver patrocinadores
        </Button>
      )}
      {vendo && <PatrocinadoresModal ideiaId={ideia.id} aoFechar={() => definirVendo(false)} />}
    </BlocoLateral>
  );
}
