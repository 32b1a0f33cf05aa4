/**
 * `/responderQuestionario/{licenciadaId}/{empresaId}/{questionarioId}/{empresaRespondenteId}[/{email}]`: answering
 * without an account (part 3 §2). It has no session, menu or router: what it loads is all it needs.
 */
import { FaixaDaVersao } from '@/ui/moldura/FaixaDaVersao';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type CredencialDaFolha,
  type CredencialDoLink,
  lerRotaDeResposta,
} from '@/domain/diagnostico/endereco-de-resposta';
import { haIndicioDeSessao } from '@/firebase/sessao/indicio';
import { Marca } from '@/ui/moldura/Marca';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { Faixa, Recado } from '../Recado';
import { Responder } from '../Responder';
import { SEM_RELATORIO } from '../semRelatorio';
import { acessoPorLink } from './acessoPorLink';
import { Comeco } from './Comeco';
import {
  comecadaAqui,
  credencialDaPagina,
  emTexto,
  esquecerComecada,
  manterNoHistorico,
  soltarDoHistorico,
} from './credencial';
import { VEIO_UM_CAMPO } from '../assistente/veioUmCampo';
import { guardarPagina } from './guardarPagina';
import { MeusDadosDaFolha } from './MeusDadosDaFolha';
import { OutroAparelho } from './OutroAparelho';
import { PedirLink } from './PedirLink';
import { esquecerCaladas, esquecerFolha, HORAS_DE_SILENCIO } from './silencio';
import { useSilencio } from './useSilencio';
import classes from './ResponderPorLinkPage.module.css';

type Rota = NonNullable<ReturnType<typeof lerRotaDeResposta>>;

const NAO_FICA =
  'Este navegador não guarda onde você parou: aberto de novo, o link começa outra resposta. Para continuar depois, peça um link seu em “Continuar em outro aparelho”.';

interface PropsDaFolha {
  rota: Rota;
  credencial: CredencialDaFolha;
  /** The same link finds the sheet again on a later visit. */
  fica: boolean;
  /** Nothing of it stays on this device. */
  aoEncerrar: () => void;
  aoApagar: () => void;
}

const CONTINUA = `Neste aparelho, este mesmo link continua de onde você parou por ${HORAS_DE_SILENCIO} horas. Para continuar depois disso, peça antes um link seu em “Continuar em outro aparelho”.`;

function Folha({ rota: { alvo }, credencial, fica, aoEncerrar, aoApagar }: PropsDaFolha) {
  const acesso = useMemo(() => acessoPorLink(alvo, credencial), [alvo, credencial]);
  const [fim, definirFim] = useState<'respondido' | 'pausado'>();
  const [semRelatorio, definirSemRelatorio] = useState(false);
  const [outro, definirOutro] = useState(false);
  useEffect(() => {
    guardarPagina();
    // A kind of answer that came later is kept too: without a connection it could not come again.
    window.addEventListener(VEIO_UM_CAMPO, guardarPagina);
    return () => window.removeEventListener(VEIO_UM_CAMPO, guardarPagina);
  }, []);
  const semConta = credencial.tipo === 'folha';
  useSilencio(semConta ? credencial.id : undefined, aoEncerrar);
  if (fim === 'respondido')
    return (
      <Recado
        titulo="Questionário respondido com sucesso!"
        texto={`Obrigado por participar. As suas respostas foram recebidas e não mudam mais.${semRelatorio ? ` ${SEM_RELATORIO}` : ''}`}
      >
        <Button variant="default" onClick={() => definirFim(undefined)}>
          Ver o meu resultado e as minhas respostas
        </Button>
      </Recado>
    );
  if (fim === 'pausado')
    return (
      <Recado
        titulo="Questionário pausado com sucesso!"
        texto={`As suas respostas estão salvas. ${fica ? (semConta ? CONTINUA : 'Este mesmo link continua de onde você parou.') : NAO_FICA}`}
      >
        <Button onClick={() => definirFim(undefined)}>Continuar agora</Button>
        {semConta ? (
          <Button variant="default" onClick={aoEncerrar}>
            Encerrar neste aparelho
          </Button>
        ) : null}
      </Recado>
    );
  return (
    <>
      {fica ? null : <Faixa>{NAO_FICA}</Faixa>}
      <Responder
        acesso={acesso}
        aoFinalizar={(final) => {
          esquecerComecada(alvo);
          definirSemRelatorio(final.semRelatorio === true);
          definirFim('respondido');
        }}
        aoPausar={() => definirFim('pausado')}
        aoLado={(email) => (
          <details
            className={classes.outro}
            onToggle={({ currentTarget }) => definirOutro(currentTarget.open)}
          >
            <summary>Continuar em outro aparelho</summary>
            {outro ? <OutroAparelho alvo={alvo} credencial={credencial} email={email} /> : null}
          </details>
        )}
      />
      <details className={classes.outro}>
        <summary>Os meus dados</summary>
        <MeusDadosDaFolha alvo={alvo} credencial={credencial} aoApagar={aoApagar} />
      </details>
    </>
  );
}

function Conteudo({ rota }: { rota: Rota }) {
  const [credencial, definir] = useState<CredencialDoLink | undefined>(credencialDaPagina);
  const [fica, definirFica] = useState(true);
  const [fim, definirFim] = useState<'encerrada' | 'apagada'>();
  useEffect(() => void esquecerCaladas(), []);
  const folha = credencial?.tipo === 'folha' ? credencial.id : undefined;
  const acabar = useCallback(
    (como: 'encerrada' | 'apagada') => {
      soltarDoHistorico();
      definirFim(como);
      if (folha !== undefined) void esquecerFolha(folha);
    },
    [folha],
  );
  const encerrar = useCallback(() => acabar('encerrada'), [acabar]);
  // A link pasted over this page's address changes only what follows '#': the browser loads nothing for it.
  useEffect(() => {
    const outra = () =>
      definir((antes) => {
        const nova = credencialDaPagina();
        if (nova) definirFim(undefined);
        const mesma = !nova || (antes && emTexto(antes) === emTexto(nova));
        return mesma ? antes : nova;
      });
    window.addEventListener('hashchange', outra);
    return () => window.removeEventListener('hashchange', outra);
  }, []);
  const semSegredo = credencial === undefined && comecadaAqui(rota.alvo) === undefined;
  const aConta = semSegredo && haIndicioDeSessao();
  const { idEmpresa, questionarioId } = rota.alvo;
  useEffect(() => {
    if (aConta) window.location.replace(`/responderQuestionario/${idEmpresa}/${questionarioId}`);
  }, [aConta, idEmpresa, questionarioId]);
  if (fim === 'apagada')
    return (
      <Recado
        titulo="Os seus dados foram apagados"
        texto="O seu nome, o seu e-mail e os links desta resposta já não existem, e este aparelho não guarda mais nada dela."
      />
    );
  if (fim)
    return (
      <Recado
        titulo="Resposta encerrada neste aparelho"
        texto="Este aparelho não guarda mais nada dela. O que foi enviado continua salvo."
      />
    );
  if (aConta) return null;
  const comecar = (nova: CredencialDaFolha, ficaAqui: boolean) => {
    manterNoHistorico(nova);
    definirFica(ficaAqui);
    definir(nova);
  };
  if (credencial?.tipo === 'link')
    return <Comeco alvo={rota.alvo} segredo={credencial.segredo} aoComecar={comecar} />;
  if (credencial)
    return (
      <Folha
        key={credencial.id}
        rota={rota}
        credencial={credencial}
        fica={fica}
        aoEncerrar={encerrar}
        aoApagar={() => acabar('apagada')}
      />
    );
  const comecada = comecadaAqui(rota.alvo);
  return (
    <>
      <PedirLink alvo={rota.alvo} email={rota.email} />
      {comecada ? (
        <Recado titulo="Resposta deste aparelho" texto="Há uma resposta começada neste aparelho.">
          <Button onClick={() => comecar(comecada, true)}>Continuar a resposta deste aparelho</Button>
        </Recado>
      ) : null}
    </>
  );
}

export function ResponderPorLinkPage() {
  const [rota] = useState(() => lerRotaDeResposta(window.location.pathname));
  usePageTitle('Responder questionário');
  return (
    <div className={classes.pagina}>
      <header className={classes.cabecalho}>
        <Marca />
      </header>
      <main className={classes.conteudo}>
        <FaixaDaVersao />
        {rota ? (
          <Conteudo rota={rota} />
        ) : (
          <Recado
            titulo="Não foi possível encontrar a página"
            texto="Este link não abre nenhum questionário. Confira se o endereço está completo ou peça outro a quem convidou você."
          />
        )}
      </main>
      <footer className={classes.rodape}>
        <a href="/privacidade">Privacidade e dados pessoais</a>
        <a href="/acessibilidade">Acessibilidade</a>
      </footer>
    </div>
  );
}
