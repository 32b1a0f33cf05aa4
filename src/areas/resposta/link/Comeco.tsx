/** What an open link leads to, and the beginning of a sheet of one's own (decisions Q166). */
import { Button, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { consultarLink } from '@/domain/contratos/respostas-por-link';
import { diaEscrito } from '@/domain/comum/datas';
import { mensagemDoErro } from '@/domain/comum/erros';
import type { AlvoDaResposta, CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { fraseAQuemResponde } from '@/domain/diagnostico/frase-a-quem-responde';
import { guardaAlgo } from '@/navegador/guarda';
import { Carregando } from '@/ui/pagina/Carregando';
import { Recado } from '../Recado';
import { Campo, FormularioCurto } from './Campos';
import { chamarPorLink } from './chamarPorLink';
import { Consentimento } from './Consentimento';
import { comecadaAqui, lembrarComecada, novaChave } from './credencial';

type Convite = z.output<typeof consultarLink.saida>;

interface Props {
  alvo: AlvoDaResposta;
  segredo: string;
  /** `fica`: the same link finds the sheet again on a later visit. */
  aoComecar: (credencial: CredencialDaFolha, fica: boolean) => void;
}

export function Comeco({ alvo, segredo, aoComecar }: Props) {
  const [convite, definirConvite] = useState<Convite>();
  const [erro, definirErro] = useState<unknown>();
  const [outra, definirOutra] = useState(false);
  const chave = useRef('');
  const consultar = useCallback(
    () => chamarPorLink('consultarLink', { ...alvo, segredo }).then(definirConvite, definirErro),
    [alvo, segredo],
  );
  useEffect(() => void consultar(), [consultar]);
  const comecada = comecadaAqui(alvo);
  const continuar = comecada ? (
    <Button onClick={() => aoComecar(comecada, guardaAlgo())}>Continuar a resposta deste aparelho</Button>
  ) : null;
  if (erro !== undefined)
    return (
      <Recado titulo="Não foi possível abrir o questionário" texto={mensagemDoErro(erro)}>
        {continuar}
        <Button
          variant="default"
          onClick={() => {
            definirErro(undefined);
            void consultar();
          }}
        >
          Tentar novamente
        </Button>
      </Recado>
    );
  if (!convite) return <Carregando />;
  const { nome, descricao, projeto, empresa, perguntas, fim, fechada, autenticaInicio, modo } = convite;
  const titulo = nome;
  if (comecada && !outra)
    return (
      <Recado
        titulo={titulo}
        texto="Há uma resposta começada neste aparelho. Se foi você, continue de onde parou."
      >
        {continuar}
        {fechada === null ? (
          <Button variant="default" onClick={() => definirOutra(true)}>
            Não fui eu: começar outra resposta
          </Button>
        ) : null}
      </Recado>
    );
  if (fechada !== null) return <Recado titulo={titulo} texto={fechada} />;
  const comecar = async (contato: { nome: string; email: string } | null) => {
    // Kept before it is sent: an answer that is lost comes to the same sheet at the next try.
    chave.current ||= novaChave();
    const { id } = await chamarPorLink('comecarPeloLink', {
      ...alvo,
      segredo,
      chave: chave.current,
      contato,
    });
    const credencial = { tipo: 'folha', id, segredo: chave.current } as const;
    aoComecar(credencial, lembrarComecada(alvo, credencial));
  };
  return (
    <Recado titulo={titulo} texto={descricao}>
      <Text>
        Você responde por <strong>{empresa}</strong>, no projeto {projeto}.{' '}
        {perguntas === 1 ? 'É 1 pergunta' : `São ${perguntas} perguntas`} para responder até{' '}
        {diaEscrito(new Date(fim))}. O que você responde é salvo sozinho, e dá para parar e continuar depois.
      </Text>
      {modo ? <Text>{fraseAQuemResponde(modo)}</Text> : null}
      <FormularioCurto
        rotulo="Começar a responder"
        aoEnviar={(quem) => comecar(autenticaInicio ? quem : null)}
      >
        {(erros) =>
          autenticaInicio ? (
            <>
              <Campo rotulo="Nome" nome="nome" erro={erros.nome} />
              <Campo rotulo="E-mail" nome="email" erro={erros.email} />
              <Consentimento />
            </>
          ) : null
        }
      </FormularioCurto>
    </Recado>
  );
}
