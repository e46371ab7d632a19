const place = Symbol.for('marquee.react-refresh');

globalThis[place] ??= require('react-refresh');

module.exports = globalThis[place];
