/** What a parent gathered, in figures: what a card shows until its buttons come. */
import type { Pai, TipoDePai } from '@/domain/pai/pai';
import { Icone } from '@/ui/moldura/Icone';
import { numero, plural } from '@/ui/texto/formatos';
import classes from './TotaisDoCartao.module.css';

const QUAIS = {
  curtidas: { icone: 'heart', nome: 'curtida' },
  comentarios: { icone: 'message', nome: 'comentário' },
  moedas: { icone: 'coin', nome: 'moeda' },
} as const;

interface UmTotal {
  qual: keyof typeof QUAIS;
  totais: Pai['totais'];
}

export function Total({ qual, totais }: UmTotal) {
  const { icone, nome } = QUAIS[qual];
  const rotulo = plural(totais[qual], nome, `${nome}s`);
  return (
    <span className={classes.total} title={rotulo}>
      <Icone nome={icone} tamanho={16} />
      <span aria-label={rotulo}>{numero(totais[qual])}</span>
    </span>
  );
}

export function TotaisDoCartao({ tipo, pai: { totais } }: { tipo: TipoDePai; pai: Pai }) {
  return (
    <>
      {tipo.sob.likes && <Total qual="curtidas" totais={totais} />}
      <Total qual="comentarios" totais={totais} />
      <Total qual="moedas" totais={totais} />
    </>
  );
}
