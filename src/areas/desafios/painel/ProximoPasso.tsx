/** What a person who is no COLLABORATOR may do next: have a rule made, or propose a challenge (part 2 §2). */
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BlocoDoPainel } from '@/areas/pais/BlocoDoPainel';
import { SemRegulamento } from '@/areas/pais/SemRegulamento';
import { regulamentosDeDesafiosData } from '@/areas/regulamentos/regulamentosDeDesafios.data';
import { painelDePaisData } from '@/areas/pais/painelDePais.data';
import { inicioDoDia, ultimosDias } from '@/domain/comum/datas';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { permissoesDeDesafios } from '@/domain/desafios/permissoes';
import { permissoesDeRegulamentos } from '@/domain/regulamentos/permissoes';
import { para } from '@/domain/telas/enderecos';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { data } from '@/ui/texto/formatos';

const DesafioFormModal = aoAbrir(() =>
  import('../formulario/DesafioFormModal').then((m) => m.DesafioFormModal),
);

function Propor({ ate }: { ate?: Date }) {
  const cria = pode(useSessaoAtiva(), permissoesDeDesafios.desafios, 'create', ['autorEmRascunho']);
  const [criando, definirCriando] = useState(false);
  return (
    <>
      <Text c="dimmed" mb="sm">
        O que a empresa ainda não sabe resolver?
        {ate && ` Desafios podem ser publicados até ${data(ate)}.`}
        {!cria && ' Leve a sua pergunta a quem propõe desafios.'}
      </Text>
      {cria && (
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => definirCriando(true)}>
          Adicionar desafio
        </Button>
      )}
      {criando && <DesafioFormModal aoFechar={() => definirCriando(false)} />}
    </>
  );
}

/** Days in which a challenge was published: under a rule, so nobody is told to have one made. */
const HA_POUCO = 30;

/** Rules are read only where they may be lacking (decisions I418). */
export function ProximoPasso() {
  const ultimos = useQuery(painelDePaisData.ultimos(useSessaoAtiva(), DESAFIO));
  const [desde] = useState(() => inicioDoDia(ultimosDias(HA_POUCO, new Date()).inicio));
  const publicadoEm = ultimos.data?.itens[0]?.publicadoEm;
  const haPouco = publicadoEm && publicadoEm >= desde;
  if (!ultimos.isPending && !haPouco) return <PelosRegulamentos />;
  return (
    <BlocoDoPainel titulo="Próximo passo" oQue="desafios" altura={80} consulta={ultimos}>
      {() => <Propor />}
    </BlocoDoPainel>
  );
}

function PelosRegulamentos() {
  const consulta = useQuery(regulamentosDeDesafiosData.ativos(useSessaoAtiva()));
  return (
    <BlocoDoPainel titulo="Próximo passo" oQue="regulamentos" altura={80} consulta={consulta}>
      {(ativos) => {
        // They come in the order in which they end.
        const ultimo = ativos.at(-1);
        return ultimo ? (
          <Propor ate={ultimo.dataFinal} />
        ) : (
          <SemRegulamento
            oQue="desafios"
            acesso={permissoesDeRegulamentos.regulamentosDesafios}
            endereco={para('/desafios/regulamentos')}
          />
        );
      }}
    </BlocoDoPainel>
  );
}
